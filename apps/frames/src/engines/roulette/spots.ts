import { coveredNumbers, spotReturns } from '@liftoff/rules/game/engines/roulette/math';

/**
 * A place for chips. `u` runs along the streets (0 to 12), and `v` across them (0 at the row that contains 3, 3 at
 * the opposite edge).
 */
export interface Spot {
  id: string;
  numbers: readonly number[];
  kind: SpotKind;
  /** Position on the number field; `null` for spots in separate cells, such as outside bets. */
  at: { u: number; v: number } | null;
}

export type SpotKind =
  | 'straight'
  | 'split'
  | 'street'
  | 'trio'
  | 'corner'
  | 'firstFour'
  | 'line'
  | 'column'
  | 'dozen'
  | 'even';

const numbers = Array.from({ length: 36 }, (_, index) => index + 1);

/**
 * `streetOf` is the position of a number along the streets, from 0. `rowOf` is its row across them; row 0 contains 3.
 */
export const streetOf = (number: number): number => Math.ceil(number / 3) - 1;
export const rowOf = (number: number): number => 2 - ((number - 1) % 3);

const middle = (number: number) => ({ u: streetOf(number) + 0.5, v: rowOf(number) + 0.5 });
const spot = (kind: SpotKind, id: string, at: Spot['at'] = null): Spot => ({
  id,
  numbers: coveredNumbers(id),
  kind,
  at,
});

const inside: readonly Spot[] = [
  spot('straight', 'straight:0', { u: -0.5, v: 1.5 }),
  ...numbers.map(n => spot('straight', `straight:${n}`, middle(n))),
  ...[1, 2, 3].map(n => spot('split', `split:0-${n}`, { u: 0, v: rowOf(n) + 0.5 })),
  ...numbers
    .filter(n => n % 3 !== 0)
    .map(n => spot('split', `split:${n}-${n + 1}`, { u: streetOf(n) + 0.5, v: rowOf(n) })),
  ...numbers
    .filter(n => n <= 33)
    .map(n => spot('split', `split:${n}-${n + 3}`, { u: streetOf(n) + 1, v: rowOf(n) + 0.5 })),
  spot('trio', 'trio:0-1-2', { u: 0, v: 2 }),
  spot('trio', 'trio:0-2-3', { u: 0, v: 1 }),
  spot('firstFour', 'first_four', { u: 0, v: 3 }),
  ...numbers.filter(n => n % 3 === 1).map(n => spot('street', `street:${n}`, { u: streetOf(n) + 0.5, v: 3 })),
  ...numbers
    .filter(n => n % 3 !== 0 && n <= 32)
    .map(n => spot('corner', `corner:${n}`, { u: streetOf(n) + 1, v: rowOf(n) })),
  ...numbers.filter(n => n % 3 === 1 && n <= 31).map(n => spot('line', `line:${n}`, { u: streetOf(n) + 1, v: 3 })),
];

const outside: readonly Spot[] = [
  ...[3, 2, 1].map(n => spot('column', `column:${n}`)),
  ...[1, 2, 3].map(n => spot('dozen', `dozen:${n}`)),
  ...['low', 'even', 'red', 'black', 'odd', 'high'].map(id => spot('even', id)),
];

/** All spots of the table, inside bets first. */
export const spots: readonly Spot[] = [...inside, ...outside];
const byId = new Map(spots.map(one => [one.id, one]));
export const spotOf = (id: string): Spot | undefined => byId.get(id);

/** Whether the return on a number would exceed the total stake, given the chips on each spot [C22]. */
export function isAboveStake(number: number, bySpot: ReadonlyMap<string, bigint>): boolean {
  let net = 0n;
  for (const one of spots) {
    const stack = bySpot.get(one.id) ?? 0n;
    net += one.numbers.includes(number) ? stack * BigInt(paysTo1(one)) : -stack;
  }
  return net > 0n;
}

/** The payout of a winning chip on top of its stake: 35 to 1 for a single number. */
export const paysTo1 = ({ id }: Spot): number => spotReturns(id) - 1;
