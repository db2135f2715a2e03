/** The settings, on their own page and in a sheet over the table. */

import { confirm, CONFIRMS, reducedMotion, size, SIZES, speed, SPEEDS, theme, THEMES } from "../settings";
import { say } from "../words";
import { Choose } from "./choose";
import { LanguageSwitch } from "./shell";

export function Preferences() {
  return (
    <div class="heap">
      <div class="field">
        <strong>{say("language")}</strong>
        <div>
          <LanguageSwitch />
        </div>
      </div>
      <Choose
        label={say("set-speed")}
        value={speed.value}
        alternatives={SPEEDS.map((value) => ({ value, label: say(`speed-${value}`) }))}
        onChoose={(value) => (speed.value = value)}
      />
      {reducedMotion.value && <p class="soft small">{say("set-reduced")}</p>}
      <Choose
        label={say("set-confirm")}
        value={confirm.value}
        alternatives={CONFIRMS.map((value) => ({ value, label: say(`confirm-${value}`) }))}
        onChoose={(value) => (confirm.value = value)}
      />
      <p class="soft small">{say("set-confirm-text")}</p>
      <Choose
        label={say("set-theme")}
        value={theme.value}
        alternatives={THEMES.map((value) => ({ value, label: say(`theme-${value}`) }))}
        onChoose={(value) => (theme.value = value)}
      />
      <Choose
        label={say("set-size")}
        value={size.value}
        alternatives={SIZES.map((value) => ({ value, label: say(`size-${value}`) }))}
        onChoose={(value) => (size.value = value)}
      />
    </div>
  );
}
