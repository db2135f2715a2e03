/** The whole ledger of a game to read and to search: rules by area, worked examples, glossary. */

import { useComputed, useSignal } from "@preact/signals";
import { memo } from "preact/compat";
import { useEffect, useMemo } from "preact/hooks";

import type { PageProps } from "../app";
import { get } from "../api";
import { useGames, usualGame } from "../games";
import { address, go } from "../router";
import { fold, hasAll, parts, wordsOf } from "../search";
import { Icon } from "../ui/icon";
import { useLoad } from "../ui/load";
import { Shell } from "../ui/shell";
import { Trouble, Waiting } from "../ui/trouble";
import type { ExampleEntry, GameInfo, HouseTable, RuleBook, RuleEntry, TermEntry } from "../wire";
import { say } from "../words";
import "./rules.css";

export default function Rules({ args }: PageProps) {
  const games = useGames();
  const list = games.data.value;
  const usual = list ? usualGame(list) : undefined;
  const game = args["game"];
  useEffect(() => {
    if (game === undefined && usual) go(`/rules/${usual.name}${location.hash}`, true);
  }, [game, usual?.name]);
  return (
    <Shell title={say("way-rules")} width="wide">
      <Trouble error={games.trouble.value} again={games.again} />
      {game === undefined ? !games.trouble.value && <Waiting /> : <Book key={game} game={game} games={list ?? []} />}
    </Shell>
  );
}

interface Sought {
  rule: RuleEntry;
  folded: string;
}

function Book({ game, games }: { game: string; games: readonly GameInfo[] }) {
  const book = useLoad(() => get<RuleBook>(`/api/games/${encodeURIComponent(game)}/rules`), [game]);
  const query = useSignal("");
  const words = useComputed(() => wordsOf(query.value)).value;
  const rules = book.data.value;
  const sought = useMemo<Sought[]>(
    () => (rules?.rules ?? []).map((rule) => ({ rule, folded: fold(`${rule.id} ${rule.text} ${rule.note ?? ""}`) })),
    [rules],
  );
  const examples = useMemo(() => byRule(rules?.examples ?? []), [rules]);
  useAnchor(rules !== null);
  if (!rules) {
    return (
      <>
        <h1>{say("way-rules")}</h1>
        {book.trouble.value ? <Trouble error={book.trouble.value} again={book.again} /> : <Waiting />}
      </>
    );
  }
  const found = sought.filter(({ folded }) => hasAll(folded, words)).map(({ rule }) => rule);
  const terms = rules.glossary.filter((term) => hasAll(fold(`${term.term} ${term.meaning} ${term.en ?? ""}`), words));
  const house = (rules.house ?? [])
    .map((table) => ({ ...table, rows: table.rows.filter((row) => hasAll(fold(`${table.title} ${row.item} ${row.field} ${row.value}`), words)) }))
    .filter((table) => table.rows.length > 0);
  const areas = rules.areas.map((area) => ({ area, rules: found.filter((rule) => rule.area === area.name) })).filter((one) => one.rules.length > 0);
  return (
    <>
      <div class="line apart">
        <h1>{say("rules-head", { game: rules.title })}</h1>
        {games.length > 1 && (
          <select class="language" aria-label={say("new-games")} value={game} onChange={(event) => go(`/rules/${event.currentTarget.value}`)}>
            {games.map((one) => (
              <option key={one.name} value={one.name}>
                {one.title}
              </option>
            ))}
          </select>
        )}
      </div>
      <p class="soft">{say("rules-text")}</p>
      <search class="rules-search">
        <label>
          <span class="hidden-but-read">{say("search")}</span>
          <Icon sign="search" />
          <input type="search" value={query.value} placeholder={say("rules-search")} onInput={(event) => (query.value = event.currentTarget.value)} />
        </label>
        <p class="small soft" role="status">
          {say("rules-found", { rules: found.length, terms: terms.length })}
        </p>
      </search>
      <div class="rules-columns">
        <nav class="rules-areas" aria-label={say("rules-areas")}>
          <ul>
            {areas.map(({ area, rules: own }) => (
              <li key={area.name}>
                <a href={`#${anchorOf(area.name)}`}>
                  {area.title} <span class="soft small">{own.length}</span>
                </a>
              </li>
            ))}
            {house.length > 0 && (
              <li>
                <a href="#house">
                  {say("rules-house")} <span class="soft small">{house.length}</span>
                </a>
              </li>
            )}
            {terms.length > 0 && (
              <li>
                <a href="#glossary">
                  {say("glossary")} <span class="soft small">{terms.length}</span>
                </a>
              </li>
            )}
          </ul>
        </nav>
        <div class="rules-text">
          {areas.map(({ area, rules: own }) => (
            <section key={area.name} aria-labelledby={anchorOf(area.name)}>
              <h2 id={anchorOf(area.name)}>{area.title}</h2>
              {own.map((rule) => (
                <Entry key={rule.id} rule={rule} words={words} examples={examples.get(rule.id) ?? NONE} />
              ))}
            </section>
          ))}
          {house.length > 0 && <House tables={house} words={words} />}
          {terms.length > 0 && <Glossary terms={terms} words={words} />}
          {found.length === 0 && terms.length === 0 && house.length === 0 && <p class="note">{say("rules-none")}</p>}
        </div>
      </div>
    </>
  );
}

const anchorOf = (area: string): string => `area-${area.replaceAll(/\W+/g, "-")}`;

const NONE: readonly ExampleEntry[] = [];

function byRule(examples: readonly ExampleEntry[]): Map<string, ExampleEntry[]> {
  const found = new Map<string, ExampleEntry[]>();
  for (const example of examples) for (const id of example.covers) found.set(id, [...(found.get(id) ?? []), example]);
  return found;
}

/** Goes to the place that the address names, once it is there; a rule that was asked for is marked by the style sheet. */
function useAnchor(ready: boolean): void {
  const hash = address.value.hash;
  useEffect(() => {
    if (!ready || hash.length < 2) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    location.replace(hash); // lets `:target` take hold
    target.scrollIntoView({ block: "start" });
    target.focus({ preventScroll: true });
  }, [ready, hash]);
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>;
  return <>{parts(text, words).map((part, index) => (part.hit ? <mark key={index}>{part.text}</mark> : part.text))}</>;
}

interface EntryProps {
  rule: RuleEntry;
  words: readonly string[];
  examples: readonly ExampleEntry[];
}

const Entry = memo(function Entry({ rule, words, examples }: EntryProps) {
  return (
    <article class="rule" id={rule.id} tabIndex={-1} aria-label={rule.id}>
      <header class="line">
        <a class="rule-id" href={`#${rule.id}`}>
          <Marked text={rule.id} words={words} />
        </a>
        {rule.house && <span class="tag">{say("rule-house")}</span>}
      </header>
      <p>
        <Marked text={rule.text} words={words} />
      </p>
      {rule.note && (
        <p class="soft small">
          <Marked text={rule.note} words={words} />
        </p>
      )}
      {(rule.see?.length ?? 0) > 0 && (
        <p class="small">
          {say("rule-see")}{" "}
          {rule.see?.map((id, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <a href={`#${id}`}>{id}</a>
            </span>
          ))}
        </p>
      )}
      {examples.length > 0 && (
        <details>
          <summary>{say("rule-examples", { n: examples.length })}</summary>
          {examples.map((example) => (
            <Example key={example.id} example={example} />
          ))}
        </details>
      )}
    </article>
  );
});

function Example({ example }: { example: ExampleEntry }) {
  return (
    <dl class="example">
      <dt class="soft small">{example.id}</dt>
      <dd>{example.given}</dd>
      {example.when && <dd>{say("example-when", { text: example.when })}</dd>}
      {example.then && <dd>{say("example-then", { text: example.then })}</dd>}
    </dl>
  );
}

/** Values that the sources of the game do not print. */
function House({ tables, words }: { tables: readonly HouseTable[]; words: readonly string[] }) {
  return (
    <section aria-labelledby="house">
      <h2 id="house">{say("rules-house")}</h2>
      <p class="soft">{say("rules-house-text")}</p>
      {tables.map((table) => (
        <table key={table.title} class="house">
          <caption>
            <strong>{table.title}</strong> {table.note && <span class="soft small">{table.note}</span>}
          </caption>
          <tbody>
            {table.rows.map((row) => (
              <tr key={`${row.item} ${row.field}`}>
                <th scope="row">
                  <Marked text={row.item} words={words} />
                </th>
                <td>
                  <Marked text={row.field} words={words} />
                </td>
                <td>
                  <Marked text={row.value} words={words} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function Glossary({ terms, words }: { terms: readonly TermEntry[]; words: readonly string[] }) {
  return (
    <section aria-labelledby="glossary">
      <h2 id="glossary">{say("glossary")}</h2>
      <dl class="glossary">
        {terms.map((term) => (
          <div key={term.term}>
            <dt>
              <Marked text={term.term} words={words} />
              {term.en && term.en !== term.term && (
                <span class="soft small" lang="en">
                  {" "}
                  {term.en}
                </span>
              )}
            </dt>
            <dd>
              <Marked text={term.meaning} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
