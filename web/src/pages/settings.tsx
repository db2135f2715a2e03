/** How the page looks and behaves, for this browser. */

import { Preferences } from "../ui/preferences";
import { Shell } from "../ui/shell";
import { say } from "../words";

export default function Settings() {
  return (
    <Shell title={say("way-settings")} width="narrow">
      <h1>{say("way-settings")}</h1>
      <p class="soft">{say("settings-text")}</p>
      <div class="panel">
        <Preferences />
      </div>
    </Shell>
  );
}
