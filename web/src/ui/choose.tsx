/** One of a few: radio buttons that look like a row of buttons. */

import { useId } from "preact/hooks";

export interface Alternative<T extends string> {
  value: T;
  label: string;
  note?: string;
}

interface ChooseProps<T extends string> {
  label: string;
  value: T;
  alternatives: readonly Alternative<T>[];
  onChoose: (value: T) => void;
}

export function Choose<T extends string>({ label, value, alternatives, onChoose }: ChooseProps<T>) {
  const name = useId();
  return (
    <fieldset class="choose">
      <legend>{label}</legend>
      <div class="choose-row">
        {alternatives.map((one) => (
          <label key={one.value} class="choose-one">
            <input type="radio" name={name} value={one.value} checked={one.value === value} onChange={() => onChoose(one.value)} />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  note?: string | undefined;
  on: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, note, on, onChange }: SwitchProps) {
  const described = useId();
  return (
    <div class="switch">
      <label>
        <input type="checkbox" checked={on} aria-describedby={note ? described : undefined} onChange={(event) => onChange(event.currentTarget.checked)} />
        <span>{label}</span>
      </label>
      {note && (
        <p class="soft" id={described}>
          {note}
        </p>
      )}
    </div>
  );
}
