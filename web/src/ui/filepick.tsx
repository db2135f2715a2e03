/** A button that takes a file of the reader's. */

import { useRef } from "preact/hooks";

import { Icon } from "./icon";

interface FilePickProps {
  label: string;
  note: string;
  busy?: boolean;
  onPick: (text: string) => void;
}

export function FilePick({ label, note, busy = false, onPick }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (): Promise<void> => {
    const file = input.current?.files?.[0];
    if (!file || !input.current) return;
    const text = await file.text();
    input.current.value = ""; // the same file may be taken again
    onPick(text);
  };
  return (
    <div class="heap near file-pick">
      <label class="button">
        <Icon sign="file" />
        {label}
        <input ref={input} class="hidden-but-read" type="file" accept=".json,application/json" disabled={busy} onChange={() => void read()} />
      </label>
      <p class="soft small">{note}</p>
    </div>
  );
}
