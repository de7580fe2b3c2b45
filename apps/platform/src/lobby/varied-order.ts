import { hueGap } from '@liftoff/art/core/colour';
import type { GameRow } from './catalogue-row.ts';

/**
 * The properties that determine the order: a game's kind (slots, live, tables, instant), its picture and its studio.
 */
interface Varied {
  readonly row: Pick<GameRow, 'kind' | 'subject' | 'provider'>;
  /** The hue of the picture's background, in degrees. */
  readonly hue: number;
}

/** Two hues that are closer than this, in degrees, look alike next to each other. */
export const alikeHues = 40;

/**
 * Maximum distance, in places within its kind, from which a game can be picked because it differs from its neighbour.
 */
const reach = 6;

/** Two rows of tiles, in which the same subject should not be seen twice. */
const recently = 14;

/** How often a game can be passed over because of its look before it is placed. */
const patience = 12;

/**
 * The same games, in the list's order as far as good neighbours allow. No kind has a longer run than its share of the
 * list requires (`longestRun`). Of the next few games of a kind, the one chosen is the one that differs most from the
 * previous game in colour, subject and studio, and whose subject was not shown recently.
 */
export function inVariedOrder<T extends Varied>(games: readonly T[]): T[] {
  const kinds = kindsOf(games);
  const order: T[] = [];
  let left = games.length;
  let run = { kind: '', length: 0 };
  while (left > 0) {
    const kind = nextKind(kinds, run, left);
    const game = takeUnlike(kind.waiting, order.slice(-recently));
    order.push(game);
    left -= 1;
    run = kind.name === run.kind ? { kind: kind.name, length: run.length + 1 } : { kind: kind.name, length: 1 };
  }
  return order;
}

/** Maximum length of a run of one kind in a list: one more than an even spread would give, and at least three. */
export function longestRun(ofKind: number, all: number): number {
  return Math.max(3, Math.ceil(ofKind / (all - ofKind + 1)) + 1);
}

interface Waiting<T> {
  readonly game: T;
  /** The game's position in the original list. */
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
 * The kind whose best game ranks highest. There are two exceptions: the run of that kind is already long enough, or
 * another kind has so many games left that the remaining games of all other kinds could no longer keep its runs
 * short.
 */
function nextKind<T>(kinds: readonly Kind<T>[], run: { kind: string; length: number }, left: number): Kind<T> {
  const ended = (kind: Kind<T>) => kind.name === run.kind && run.length >= kind.longest;
  const open = kinds.filter(kind => kind.waiting.size() > 0);
  const pressed = open.find(
    // Placing a game of another kind now would use up one of the gaps needed between this kind's runs.
    kind => !ended(kind) && kind.waiting.size() > kind.longest * (left - kind.waiting.size()),
  );
  if (pressed) return pressed;
  const free = open.filter(kind => !ended(kind));
  const [first, ...others] = free.length > 0 ? free : open;
  if (!first) throw new Error('no game is left to place');
  return others.reduce((best, kind) => (kind.waiting.front() < best.waiting.front() ? kind : best), first);
}

/** A list from which games are taken near the front. */
interface Queue<T> {
  size(): number;
  /** The position of the first game in the original list; infinite if the queue is empty. */
  front(): number;
  /** The first few games, in order. */
  near(): readonly Waiting<T>[];
  take(at: number): T;
}

/** Keeps the first few games separate from the rest, so that taking one does not shift a long list. */
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

function takeUnlike<T extends Varied>(waiting: Queue<T>, shown: readonly T[]): T {
  const before = shown.at(-1);
  const near = waiting.near();
  const [first] = near;
  if (!before || (first && first.passed >= patience)) return waiting.take(0);
  const subjects = new Set(shown.map(({ row }) => row.subject));
  const likeness = near.map(({ game }) => likenessOf(game, before) + (subjects.has(game.row.subject) ? 3 : 0));
  return waiting.take(likeness.indexOf(Math.min(...likeness)));
}

const likenessOf = (a: Varied, b: Varied): number =>
  (hueGap(a.hue, b.hue) < alikeHues ? 4 : 0) +
  (a.row.subject === b.row.subject ? 2 : 0) +
  (a.row.provider === b.row.provider ? 1 : 0);
