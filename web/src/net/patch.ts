/** JSON merge patches (RFC 7396). What a patch does not touch keeps its identity, so that only what changed is drawn anew. */

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The target after the patch; neither of the two is changed. */
export function merged(target: unknown, patch: unknown): unknown {
  if (!isTree(patch)) return patch;
  const old = isTree(target) ? target : {};
  const made: Record<string, unknown> = { ...old };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete made[key];
    else made[key] = merged(old[key], value);
  }
  return made;
}
