/** A sheet over the page, such as the settings: the browser's own dialog, which keeps the focus and gives it back. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

import { say } from "../words";
import { Icon } from "./icon";

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** Open for as long as it is rendered. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={head}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-body">
        <header class="line apart">
          <h2 id={head}>{title}</h2>
          <button type="button" class="plain" aria-label={say("close")} onClick={onClose}>
            <Icon sign="cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
