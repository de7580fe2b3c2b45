import { hueGap } from '@liftoff/art/core/colour';
import type { GameRow } from './catalogue-row.ts';

/** What the order looks at: a game's kind (slots, live, tables, instant), and what its picture and studio look like. */
interface Varied {
  readonly row: Pick<GameRow, 'kind' | 'subject' | 'provider'>;
  /** The hue of its picture's ground, in degrees. */
  readonly hue: number;
}

/** Two hues closer than this, in degrees, look alike beside each other. */
export const alikeHues = 40;

/** How many places down its own kind a game may be fetched from, because it does not look like its neighbour. */
const reach = 6;

/** So often a game may be passed over for its look; then it has its turn. */
const patience = 12;

/**
 * The same games, the list's order kept as far as neighbours allow: no kind stands in a longer row than its share of
 * the list makes necessary (`longestRun`), and of the next few games of a kind the one comes first that differs from
 * the game before in colour, motif and studio.
 */
export function inVariedOrder<T extends Varied>(games: readonly T[]): T[] {
  const kinds = kindsOf(games);
  const order: T[] = [];
  let left = games.length;
  let run = { kind: '', length: 0 };
  while (left > 0) {
    const kind = nextKind(kinds, run, left);
    const game = takeUnlike(kind.waiting, order.at(-1));
    order.push(game);
    left -= 1;
    run = kind.name === run.kind ? { kind: kind.name, length: run.length + 1 } : { kind: kind.name, length: 1 };
  }
  return order;
}

/** The longest row of one kind that a list may have: one more than an even spread would give, three at least. */
export function longestRun(ofKind: number, all: number): number {
  return Math.max(3, Math.ceil(ofKind / (all - ofKind + 1)) + 1);
}

interface Waiting<T> {
  readonly game: T;
  /** Its place in the list that came in. */
  readonly place: number;
  passed: number;
}

interface Kind<T> {
  readonly name: string;
  readonly longest: number;
  readonly waiting: Queue<T>;
}

function kindsOf<T extends Varied>(games: readonly T[]): Kind<T>[] {
  const byName = new Map<string, Waiting<T>[]>();
  for (const [place, game] of games.entries()) {
    const waiting = { game, place, passed: 0 };
    const known = byName.get(game.row.kind);
    if (known) known.push(waiting);
    else byName.set(game.row.kind, [waiting]);
  }
  return [...byName].map(([name, list]) => ({
    name,
    longest: longestRun(list.length, games.length),
    waiting: queueOf(list),
  }));
}

/**
 * The kind whose best game stands highest, unless its row is long enough, or another kind has so many left that what
 * would remain between them no longer keeps their rows short.
 */
function nextKind<T>(kinds: readonly Kind<T>[], run: { kind: string; length: number }, left: number): Kind<T> {
  const ended = (kind: Kind<T>) => kind.name === run.kind && run.length >= kind.longest;
  const open = kinds.filter(kind => kind.waiting.size() > 0);
  const pressed = open.find(
    // One that comes now for another kind takes one of the gaps left between this kind's rows.
    kind => !ended(kind) && kind.waiting.size() > kind.longest * (left - kind.waiting.size()),
  );
  if (pressed) return pressed;
  const free = open.filter(kind => !ended(kind));
  const [first, ...others] = free.length > 0 ? free : open;
  if (!first) throw new Error('no game is left to place');
  return others.reduce((best, kind) => (kind.waiting.front() < best.waiting.front() ? kind : best), first);
}

/** A list that is taken from near its front. */
interface Queue<T> {
  size(): number;
  /** The first one's place in the list that came in. */
  front(): number;
  /** The first few, in order. */
  near(): readonly Waiting<T>[];
  take(at: number): T;
}

/** Keeps the first few apart from the rest, so that taking one of them moves no long list. */
function queueOf<T>(all: readonly Waiting<T>[]): Queue<T> {
  const near = all.slice(0, reach);
  let next = near.length;
  return {
    size: () => near.length + all.length - next,
    front: () => near[0]?.place ?? Number.POSITIVE_INFINITY,
    near: () => near,
    take: at => {
      const [taken] = near.splice(at, 1);
      if (!taken) throw new Error(`no game waits at place ${at}`);
      for (const passed of near.slice(0, at)) passed.passed += 1;
      const more = all[next];
      if (more) {
        near.push(more);
        next += 1;
      }
      return taken.game;
    },
  };
}

function takeUnlike<T extends Varied>(waiting: Queue<T>, before: T | undefined): T {
  const near = waiting.near();
  const [first] = near;
  if (!before || (first && first.passed >= patience)) return waiting.take(0);
  const likeness = near.map(({ game }) => likenessOf(game, before));
  return waiting.take(likeness.indexOf(Math.min(...likeness)));
}

const likenessOf = (a: Varied, b: Varied): number =>
  (hueGap(a.hue, b.hue) < alikeHues ? 4 : 0) +
  (a.row.subject === b.row.subject ? 2 : 0) +
  (a.row.provider === b.row.provider ? 1 : 0);
