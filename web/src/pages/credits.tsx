/** Whose work stands behind this: the owners of the games, the authors of the icons, the libraries. */

import { get } from "../api";
import { useLoad } from "../ui/load";
import { Shell } from "../ui/shell";
import { Trouble, Waiting } from "../ui/trouble";
import type { Credit, Credits } from "../wire";
import { say } from "../words";
import "./credits.css";

export default function CreditsPage() {
  const credits = useLoad(() => get<Credits>("/api/credits"));
  const found = credits.data.value;
  return (
    <Shell title={say("credits-head")} width="narrow">
      <h1>{say("credits-head")}</h1>
      <p>{say("credits-own")}</p>
      <p>{say("credits-licence")}</p>
      <Trouble error={credits.trouble.value} again={credits.again} />
      {!found && !credits.trouble.value && <Waiting />}
      {found && (
        <>
          <Part head="credits-rights" credits={found.rights} />
          <Part head="credits-art" credits={found.art} />
          <Part head="credits-software" credits={found.software} />
        </>
      )}
    </Shell>
  );
}

function Part({ head, credits }: { head: "credits-rights" | "credits-art" | "credits-software"; credits: readonly Credit[] }) {
  return (
    <section class="panel credits" aria-labelledby={head}>
      <h2 id={head}>{say(head)}</h2>
      {head === "credits-rights" && <p>{say("credits-rights-text")}</p>}
      {head === "credits-art" && <p>{say("credits-art-text")}</p>}
      <dl>
        {credits.map((credit) => (
          <div key={`${credit.who} ${credit.what}`}>
            <dt>{credit.url ? <a href={credit.url}>{credit.who}</a> : credit.who}</dt>
            <dd>
              {credit.what} {credit.licence && <span class="tag">{credit.licence}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
