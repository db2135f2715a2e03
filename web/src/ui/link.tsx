/** A link to give away: read it, copy it, share it. */

import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";

import { say } from "../words";
import { Icon } from "./icon";

export function LinkToGive({ label, href }: { label: string; href: string }) {
  const copied = useSignal(false);
  const field = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(href);
    } catch {
      const input = document.getElementById(field) as HTMLInputElement;
      input.select();
      document.execCommand("copy"); // where the clipboard is only for secure pages
    }
    copied.value = true;
    setTimeout(() => {
      copied.value = false;
    }, 2500);
  };
  return (
    <div class="give">
      <label for={field}>{label}</label>
      <div class="line">
        <input id={field} readOnly value={href} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="main" onClick={() => void copy()}>
          <Icon sign={copied.value ? "check" : "copy"} />
          {copied.value ? say("copied") : say("copy")}
        </button>
        {"share" in navigator && (
          <button type="button" onClick={() => void navigator.share({ title: say("share-title"), url: href }).catch(() => undefined)}>
            <Icon sign="share" />
            {say("share")}
          </button>
        )}
      </div>
      <span class="hidden-but-read" role="status">
        {copied.value ? say("copied") : ""}
      </span>
    </div>
  );
}
