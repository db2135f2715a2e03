/** What is settled before a game: the values of the fields a game asks for, and what goes to the server. */

import type { Field, GameInfo } from "./wire";

export type Value = string | number | boolean | readonly string[];
export type Values = Readonly<Record<string, readonly Value[]>>; // one value for the table, or one for each seat

const holds = (seats: readonly number[] | undefined, count: number): boolean => !seats || seats.length === 0 || seats.includes(count);

/** What the game asks for where so many play, each with the picks that there are then. */
export function fieldsFor(game: GameInfo, count: number): Field[] {
  return game.fields
    .filter((field) => holds(field.seats, count))
    .map((field) => (field.picks ? { ...field, picks: field.picks.filter((pick) => holds(pick.seats, count)) } : field));
}

function fallback(field: Field): Value {
  if (field.several) return [];
  switch (field.kind) {
    case "switch":
      return false;
    case "number":
      return field.least ?? 0;
    default:
      return field.picks?.[0]?.value ?? "";
  }
}

function initial(field: Field, seat: number): Value {
  const preset = field.default;
  if (preset === undefined || preset === null) {
    const picks = field.picks ?? [];
    return field.each_seat && !field.several && picks.length > 0 ? (picks[seat % picks.length]?.value ?? "") : fallback(field);
  }
  if (field.each_seat && Array.isArray(preset)) return (preset[seat] as Value | undefined) ?? fallback(field);
  return preset as Value;
}

/** The values a table starts from. */
export function defaults(fields: readonly Field[], seats: number): Values {
  return Object.fromEntries(
    fields.map((field) => [field.name, Array.from({ length: field.each_seat ? seats : 1 }, (_, seat) => initial(field, seat))]),
  );
}

/** The values for other fields, or for another number of seats: what was settled stays where it can. */
export function carried(fields: readonly Field[], seats: number, before: Values): Values {
  const fresh = defaults(fields, seats);
  const possible = (field: Field, value: Value): boolean => field.kind !== "pick" || (field.picks ?? []).some((pick) => pick.value === value);
  const kept = (field: Field, value: Value | undefined): Value | undefined => {
    if (value === undefined) return undefined;
    if (Array.isArray(value)) return (value as readonly string[]).filter((one) => possible(field, one));
    return possible(field, value) ? value : undefined;
  };
  return Object.fromEntries(
    fields.map((field) => [field.name, (fresh[field.name] ?? []).map((value, seat) => kept(field, before[field.name]?.[seat]) ?? value)]),
  );
}

export function withValue(values: Values, name: string, seat: number, value: Value): Values {
  return { ...values, [name]: (values[name] ?? []).with(seat, value) };
}

/** The `options` of a new table. */
export function options(fields: readonly Field[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const own = values[field.name] ?? [];
      return [field.name, field.each_seat ? own : own[0]];
    }),
  );
}
