/** An address that means nothing. */

import { Shell } from "../ui/shell";
import { say } from "../words";

export default function Missing() {
  return (
    <Shell title={say("missing-head")} width="narrow">
      <h1>{say("missing-head")}</h1>
      <p>{say("missing-text")}</p>
      <p>
        <a class="button main" href="/">
          {say("to-lobby")}
        </a>
      </p>
    </Shell>
  );
}
