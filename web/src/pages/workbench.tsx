/** Building one deck: the pool with filters, the counts, and what the server says about it. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

import { post, put } from "../api";
import { empty, fileName, type Filter, fits, leaderOf, nameOf, readyMade, toFile, withCards } from "../draft";
import { go } from "../router";
import { wordsOf } from "../search";
import { useAct } from "../ui/act";
import { download } from "../ui/download";
import { Art, FaceText, Numbers } from "../ui/face";
import { Icon } from "../ui/icon";
import { Trouble } from "../ui/trouble";
import type { Builder, BuilderCard, Catalogue, DeckChecked, DeckDraft, DeckKept } from "../wire";
import { say, spoken } from "../words";

const PAUSE = 250; // milliseconds without a change before the server is asked

interface WorkbenchProps {
  game: string;
  builder: Builder;
  catalogue: Catalogue;
  start: DeckDraft;
  kept: string | null;
  onKept: (deck: DeckKept) => Promise<void>;
}

export function Workbench({ game, builder, catalogue, start, kept, onKept }: WorkbenchProps) {
  const draft = useSignal(start);
  const saved = useSignal(kept !== null);
  const filter = useSignal<Filter>({ words: [], group: "", chosen: false });
  const act = useAct();
  const checked = useChecked(game, draft.value);
  const leader = leaderOf(builder, draft.value);
  const change = (next: DeckDraft): void => {
    draft.value = next;
    saved.value = false;
  };
  const keep = (): void => {
    void act.run(async () => {
      const path = kept === null ? `/api/games/${encodeURIComponent(game)}/decks` : `/api/decks/${kept}`;
      const deck = await (kept === null ? post<DeckKept>(path, draft.value) : put<DeckKept>(path, draft.value));
      saved.value = true;
      await onKept(deck);
    });
  };
  if (!leader) return <p class="note bad">{say("deck-import-bad")}</p>;
  const shown = leader.cards.filter((card) => fits(card, catalogue.faces[card.face], draft.value, filter.value));
  return (
    <>
      <div class="line apart">
        <h1>{say("deck-build")}</h1>
        <button type="button" class="plain" onClick={() => go(`/decks/${game}`)}>
          <Icon sign="back" />
          {say("decks-back")}
        </button>
      </div>
      <div class="bench">
        <aside class="panel bench-deck" aria-label={say("deck-yours")}>
          <label class="field">
            <span>{say("deck-name")}</span>
            <input value={draft.value.name} maxLength={60} onInput={(event) => change({ ...draft.value, name: event.currentTarget.value })} />
          </label>
          <div class="pool-head">
            <Art catalogue={catalogue} face={catalogue.faces[leader.face]} />
            <div>
              <span class="soft small">{say("deck-leader")}</span>
              <strong>{nameOf(catalogue, leader.face)}</strong>
            </div>
          </div>
          <Counts builder={builder} checked={checked} />
          <Problems game={game} checked={checked} />
          <Trouble error={act.trouble.value} />
          <div class="line">
            <button type="button" class="main" disabled={act.busy.value || saved.value || draft.value.name.trim() === ""} onClick={keep}>
              <Icon sign={saved.value ? "check" : "file"} />
              {saved.value ? say("deck-saved") : say("deck-save")}
            </button>
            {kept !== null && saved.value && checked?.problems.length === 0 && (
              <a class="button" href={`/new/${game}?deck=${kept}`}>
                <Icon sign="play" />
                {say("deck-play")}
              </a>
            )}
          </div>
          <div class="line">
            <button type="button" onClick={() => change(readyMade(leader, draft.value.name))}>
              {say("deck-ready-made")}
            </button>
            <button type="button" onClick={() => change(empty(leader, draft.value.name))}>
              {say("deck-empty")}
            </button>
            <button type="button" onClick={() => download(`${fileName(draft.value.name)}.json`, toFile(draft.value))}>
              {say("deck-export")}
            </button>
          </div>
        </aside>
        <section class="bench-pool" aria-label={say("deck-pool")}>
          <PoolFilter builder={builder} filter={filter.value} onChange={(next) => (filter.value = next)} />
          <p class="small soft" role="status">
            {say("pool-found", { n: shown.length })}
          </p>
          <ul class="pool">
            {shown.map((card) => (
              <Card key={card.face} card={card} n={draft.value.cards[card.face] ?? 0} catalogue={catalogue} onChange={(n) => change(withCards(draft.value, card, n))} />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** What the server says about the deck, a moment after the last change. */
function useChecked(game: string, draft: DeckDraft): DeckChecked | null {
  const checked = useSignal<DeckChecked | null>(null);
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(() => {
      void post<DeckChecked>(`/api/games/${encodeURIComponent(game)}/decks/check`, draft)
        .then((answer) => {
          if (!stale) checked.value = answer;
        })
        .catch(() => undefined); // the next change asks again
    }, PAUSE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [game, draft, spoken.value]);
  return checked.value;
}

function Counts({ builder, checked }: { builder: Builder; checked: DeckChecked | null }) {
  return (
    <ul class="counts">
      {builder.groups.map((group) => {
        const n = checked?.counts[group.name] ?? 0;
        const full = n === group.need;
        return (
          <li key={group.name} class={full ? "count full" : "count"}>
            <span>{group.label}</span>
            <meter min={0} max={group.need} value={Math.min(n, group.need)} aria-label={group.label} />
            <span>
              {n} / {group.need} {full ? "✓" : ""}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Problems({ game, checked }: { game: string; checked: DeckChecked | null }) {
  if (!checked) return null;
  if (checked.problems.length === 0) {
    return (
      <p class="note good" role="status">
        <Icon sign="check" />
        {say("deck-legal-text")}
      </p>
    );
  }
  return (
    <div class="note" role="status">
      <Icon sign="warning" />
      <ul class="problems">
        {checked.problems.map((problem, index) => (
          <li key={index}>
            {problem.text} {problem.rule && <a href={`/rules/${game}#${problem.rule}`}>{problem.rule}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PoolFilter({ builder, filter, onChange }: { builder: Builder; filter: Filter; onChange: (filter: Filter) => void }) {
  const groups = useMemo(() => [{ name: "", label: say("pool-all") }, ...builder.groups], [builder, spoken.value]);
  return (
    <div class="pool-filter">
      <input type="search" aria-label={say("search")} placeholder={say("pool-search")} onInput={(event) => onChange({ ...filter, words: wordsOf(event.currentTarget.value) })} />
      <select aria-label={say("pool-group")} value={filter.group} onChange={(event) => onChange({ ...filter, group: event.currentTarget.value })}>
        {groups.map((group) => (
          <option key={group.name} value={group.name}>
            {group.label}
          </option>
        ))}
      </select>
      <label class="line">
        <input type="checkbox" checked={filter.chosen} onChange={(event) => onChange({ ...filter, chosen: event.currentTarget.checked })} />
        {say("pool-chosen")}
      </label>
    </div>
  );
}

interface CardProps {
  card: BuilderCard;
  n: number;
  catalogue: Catalogue;
  onChange: (n: number) => void;
}

function Card({ card, n, catalogue, onChange }: CardProps) {
  const face = catalogue.faces[card.face];
  const name = face?.name ?? card.face;
  return (
    <li class={n > 0 ? "pool-card chosen" : "pool-card"}>
      <div class="pool-head">
        <Art catalogue={catalogue} face={face} />
        <div>
          <strong>{name}</strong>
          <span class="soft small">{face?.line}</span>
        </div>
      </div>
      {face && <Numbers catalogue={catalogue} face={face} />}
      {face && <FaceText catalogue={catalogue} face={face} />}
      <div class="line apart pool-amount">
        <button type="button" aria-label={say("pool-less", { name })} disabled={n === 0} onClick={() => onChange(n - 1)}>
          −
        </button>
        <span>
          <strong>{n}</strong> <span class="soft">/ {card.most}</span>
        </span>
        <button type="button" aria-label={say("pool-more", { name })} disabled={n >= card.most} onClick={() => onChange(n + 1)}>
          +
        </button>
      </div>
    </li>
  );
}
