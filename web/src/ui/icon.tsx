/** The few signs of the pages themselves, drawn by us. What belongs to a game has the game's own icons. */

const SIGNS = {
  table: "M3 9h18v3H3zM5 12l-1 8M19 12l1 8M9 9V5h6v4",
  book: "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14",
  cards: "M8 7h10v14H8zM6 17 4 4l9-1.5",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.5-6 8-6s8 2 8 6",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5",
  plus: "M12 5v14M5 12h14",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  copy: "M9 9h11v12H9zM15 9V4H4v12h5",
  check: "M4 12.5 10 18 20 6",
  cross: "M6 6l12 12M18 6 6 18",
  play: "M7 4.500v15l12-7.500z",
  pause: "M7 5v14M17 5v14",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  bot: "M5 9h14v10H5zM12 9V5M12 4v.5M9 13v1.500M15 13v1.500M9.5 17h5",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  menu: "M4 6h16M4 12h16M4 18h16",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21",
  link: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1",
  guide: "M12 3 2 8l10 5 10-5zM6 10.500V16c2 2.5 10 2.5 12 0v-5.500M21.5 8.500V15",
  out: "M10 4H4v16h6M9 12h12M17 8l4 4-4 4",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  bin: "M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14",
  warning: "M12 3 2 20h20zM12 9v5M12 16.500v.5",
  cloud: "M4 4l16 16M8 18h9a4 4 0 0 0 2.5-7A6 6 0 0 0 10 7.500M6.5 10A4.5 4.5 0 0 0 7 18",
} as const;

export type Sign = keyof typeof SIGNS;

export function Icon({ sign }: { sign: Sign }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[sign]} />
    </svg>
  );
}
