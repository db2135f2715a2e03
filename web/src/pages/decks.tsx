/** One's own decks of a game, and the place to build them. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import type { PageProps } from "../app";
import { get, remove } from "../api";
import { fromFile, leaderOf, nameOf, readyMade } from "../draft";
import { useCatalogue, useGames } from "../games";
import { ownDecks } from "../person";
import { address, go } from "../router";
import { useAct } from "../ui/act";
import { Art } from "../ui/face";
import { FilePick } from "../ui/filepick";
import { Icon } from "../ui/icon";
import { useLoad } from "../ui/load";
import { Shell } from "../ui/shell";
import { Trouble, Waiting } from "../ui/trouble";
import type { Builder, Catalogue, DeckDraft, DeckKept } from "../wire";
import { say } from "../words";
import { Workbench } from "./workbench";
import "./decks.css";

export default function Decks({ args }: PageProps) {
  const games = useGames();
  const game = args["game"];
  const first = games.data.value?.find((one) => one.builder);
  useEffect(() => {
    if (game === undefined && first) go(`/decks/${first.name}`, true);
  }, [game, first?.name]);
  return (
    <Shell title={say("way-decks")} width="wide">
      <Trouble error={games.trouble.value} again={games.again} />
      {games.data.value && !first && <p class="note">{say("decks-no-game")}</p>}
      {game !== undefined && <GameDecks key={game} game={game} />}
    </Shell>
  );
}

function GameDecks({ game }: { game: string }) {
  const builder = useLoad(() => get<Builder>(`/api/games/${encodeURIComponent(game)}/builder`), [game]);
  const catalogue = useCatalogue(game);
  const decks = useLoad(ownDecks);
  const open = address.value.hash.slice(1);
  const fresh = useSignal<DeckDraft | null>(null);
  const all = builder.data.value;
  const faces = catalogue.data.value;
  const trouble = builder.trouble.value ?? catalogue.trouble.value ?? decks.trouble.value;
  if (!all || !faces || !decks.data.value) {
    const again = (): unknown => Promise.all([builder.again(), catalogue.again(), decks.again()]);
    return trouble ? <Trouble error={trouble} again={again} /> : <Waiting />;
  }
  const own = decks.data.value.filter((deck) => deck.game === game);
  const kept = own.find((deck) => deck.id === open);
  const draft = kept?.deck ?? fresh.value;
  const begin = (wanted: DeckDraft): void => {
    fresh.value = wanted;
    go(`/decks/${game}#new`);
  };
  if (draft && (kept || open === "new")) {
    return (
      <Workbench
        key={kept?.id ?? "new"}
        game={game}
        builder={all}
        catalogue={faces}
        start={draft}
        kept={kept?.id ?? null}
        onKept={async (deck) => {
          await decks.again();
          go(`/decks/${game}#${deck.id}`, true);
        }}
      />
    );
  }
  return <Shelf game={game} builder={all} catalogue={faces} decks={own} begin={begin} changed={decks.again} />;
}

interface ShelfProps {
  game: string;
  builder: Builder;
  catalogue: Catalogue;
  decks: readonly DeckKept[];
  begin: (draft: DeckDraft) => void;
  changed: () => Promise<void>;
}

function Shelf({ game, builder, catalogue, decks, begin, changed }: ShelfProps) {
  const act = useAct();
  const unread = useSignal(false);
  const read = (text: string): void => {
    const draft = fromFile(text);
    unread.value = draft === null || leaderOf(builder, draft) === undefined;
    if (draft && !unread.value) begin(draft);
  };
  return (
    <>
      <h1>{say("way-decks")}</h1>
      <p class="soft">{say("decks-text")}</p>
      <Trouble error={act.trouble.value} />
      <section class="panel" aria-label={say("own-decks")}>
        <h2>{say("own-decks")}</h2>
        {decks.length === 0 && <p class="soft">{say("decks-none")}</p>}
        {decks.length > 0 && (
          <ul class="deck-list">
            {decks.map((deck) => (
              <li key={deck.id}>
                <span class="deck-name">
                  <strong>{deck.deck.name}</strong>
                  <span class="soft small">{nameOf(catalogue, deck.deck.leader)}</span>
                  <span class={deck.legal ? "tag good" : "tag bad"}>{deck.legal ? say("deck-legal") : say("deck-illegal")}</span>
                </span>
                <span class="line">
                  <a class="button" href={`/decks/${game}#${deck.id}`} onClick={(event) => (event.preventDefault(), go(`/decks/${game}#${deck.id}`))}>
                    {say("deck-open")}
                    <span class="hidden-but-read">: {deck.deck.name}</span>
                  </a>
                  {deck.legal && (
                    <a class="button" href={`/new/${game}?deck=${deck.id}`}>
                      <Icon sign="play" />
                      {say("deck-play")}
                      <span class="hidden-but-read">: {deck.deck.name}</span>
                    </a>
                  )}
                  <Discard name={deck.deck.name} busy={act.busy.value} onDiscard={() => void act.run(() => remove(`/api/decks/${deck.id}`)).then(changed)} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section class="panel" aria-label={say("decks-start")}>
        <h2>{say("decks-start")}</h2>
        <p class="soft">{say("decks-start-text")}</p>
        <ul class="leaders">
          {builder.leaders.map((leader) => (
            <li key={leader.face}>
              <button type="button" onClick={() => begin(readyMade(leader, say("deck-of", { leader: nameOf(catalogue, leader.face) })))}>
                <Art catalogue={catalogue} face={catalogue.faces[leader.face]} />
                <span>
                  <strong>{nameOf(catalogue, leader.face)}</strong>
                  <small class="soft">{catalogue.faces[leader.face]?.line}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <FilePick label={say("deck-import")} note={say("deck-import-text")} onPick={read} />
        {unread.value && (
          <p class="note bad" role="alert">
            {say("deck-import-bad")}
          </p>
        )}
      </section>
    </>
  );
}

/** A button that asks once more before it throws away. */
function Discard({ name, busy, onDiscard }: { name: string; busy: boolean; onDiscard: () => void }) {
  const sure = useSignal(false);
  return (
    <button
      type="button"
      class={sure.value ? "danger" : "plain"}
      disabled={busy}
      onBlur={() => (sure.value = false)}
      onClick={() => {
        if (sure.value) onDiscard();
        else sure.value = true;
      }}
    >
      <Icon sign="bin" />
      <span class={sure.value ? "" : "hidden-but-read"}>{sure.value ? say("deck-delete-sure") : say("deck-delete", { name })}</span>
    </button>
  );
}
