/** Faces and icons of a game: fetched once for each version and language, then kept by the browser. */

import { get } from "../api";
import type { Catalogue } from "../wire";

const known = new Map<string, Promise<Catalogue>>();

export function catalogueAt(path: string): Promise<Catalogue> {
  let found = known.get(path);
  if (!found) {
    found = get<Catalogue>(path);
    found.catch(() => known.delete(path));
    known.set(path, found);
  }
  return found;
}
