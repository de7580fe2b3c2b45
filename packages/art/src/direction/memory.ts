import type { Art } from '@liftoff/catalogue/art';

/** How often each name was used by earlier games, so that neighbouring games differ. */
export interface Memory {
  readonly grounds: Map<string, number>;
  readonly pairs: Map<string, number>;
  readonly lays: Map<string, number>;
  /** Art of earlier games with the same subject. */
  readonly subject: Map<string, Art[]>;
  /** Grounds of the last six games. */
  last: readonly string[];
}

export const memory = (): Memory => ({
  grounds: new Map(),
  pairs: new Map(),
  lays: new Map(),
  subject: new Map(),
  last: [],
});

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Records a game's art, so that later games take it into account. */
export const remember = (seen: Memory, art: Art, house: string): void => {
  seen.subject.set(art.subject, [...(seen.subject.get(art.subject) ?? []), art]);
  add(seen.grounds, art.ground);
  add(seen.pairs, art.ground + art.tint);
  add(seen.lays, house + art.lay);
  seen.last = [...seen.last.slice(-5), art.ground];
};
