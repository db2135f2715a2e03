/** The page that holds a table: its bar, its guide, and what opens over it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { PageProps } from "../app";
import { rememberGame } from "../games";
import { Menu } from "../frame/menu";
import { Share } from "../frame/share";
import { Coach, useGuide } from "../guide/coach";
import { lookKey } from "../keys";
import { address, go } from "../router";
import { Table } from "../table/table";
import { tablePath } from "../tables";
import { Icon, type Sign } from "../ui/icon";
import { Preferences } from "../ui/preferences";
import { Sheet } from "../ui/sheet";
import { Offline, SkipLink } from "../ui/shell";
import type { Frame, Line } from "../wire";
import { say } from "../words";
import "./table.css";

type Open = "" | "share" | "menu" | "settings";

interface Told {
  frame: Frame;
  lines: readonly Line[];
}

export default function TablePage({ args }: PageProps) {
  const id = args["id"] ?? "";
  const open = useSignal<Open>("");
  const told = useSignal<Told | null>(null);
  const game = told.value?.frame.game;
  const { guide, resume, highlights } = useGuide(id, told.value?.frame, told.value?.lines ?? []);
  useEffect(() => {
    if (address.value.hash !== "#share") return;
    open.value = "share";
    go(tablePath(id), true);
  }, [id, address.value.hash]);
  useEffect(() => {
    if (game !== undefined) rememberGame(game);
  }, [game]);
  const close = (): void => {
    open.value = "";
  };
  return (
    <>
      <SkipLink />
      <Offline />
      <Table
        key={id}
        id={id}
        look={lookKey(id)}
        highlights={highlights}
        tools={(frame) => (
          <div class="table-tools">
            {resume && <Tool sign="guide" label={say("coach-resume")} onClick={resume} />}
            {frame.host && <Tool sign="share" wide label={say("share-table")} onClick={() => (open.value = "share")} />}
            <Tool sign="gear" wide label={say("way-settings")} onClick={() => (open.value = "settings")} />
            <Tool sign="menu" label={say("bar-menu")} onClick={() => (open.value = "menu")} />
          </div>
        )}
        above={guide && <Coach guide={guide} />}
        beside={(frame, lines) => (
          <>
            <Listener frame={frame} lines={lines} onTold={(now) => (told.value = now)} />
            {open.value === "share" && <Share frame={frame} onClose={close} />}
            {open.value === "menu" && <Menu frame={frame} onClose={close} onShare={() => (open.value = "share")} onSettings={() => (open.value = "settings")} />}
          </>
        )}
      />
      {open.value === "settings" && (
        <Sheet title={say("way-settings")} onClose={close}>
          <Preferences />
        </Sheet>
      )}
    </>
  );
}

/** Tells the page what the table shows. */
function Listener({ frame, lines, onTold }: Told & { onTold: (told: Told) => void }) {
  useEffect(() => onTold({ frame, lines }), [frame, lines]);
  return null;
}

interface ToolProps {
  sign: Sign;
  label: string;
  wide?: boolean;
  onClick: () => void;
}

/** `wide`: only where there is room; the menu has it too. */
function Tool({ sign, label, wide = false, onClick }: ToolProps) {
  return (
    <button type="button" class={wide ? "plain if-wide" : "plain"} aria-label={label} title={label} onClick={onClick}>
      <Icon sign={sign} />
    </button>
  );
}
