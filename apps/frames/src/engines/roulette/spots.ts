import { coveredNumbers, spotReturns } from '@liftoff/rules/game/engines/roulette/math';

/** A place a chip can lie on. `u` runs along the streets (0 to 12), `v` across them (0 is the row of 3, 3 its foot). */
export interface Spot {
  id: string;
  numbers: readonly number[];
  kind: SpotKind;
  /** Where it lies on the field of numbers; outside bets have cells of their own. */
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

/** Column of a number along the streets, from 0, and its row across, 0 at the row of 3. */
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

/** Every spot of the table, inside bets first. */
export const spots: readonly Spot[] = [...inside, ...outside];
const byId = new Map(spots.map(one => [one.id, one]));
export const spotOf = (id: string): Spot | undefined => byId.get(id);

/** Whether a number gives back more than lies on the table, by the chips on each spot [C22]. */
export function isAboveStake(number: number, bySpot: ReadonlyMap<string, bigint>): boolean {
  let net = 0n;
  for (const one of spots) {
    const stack = bySpot.get(one.id) ?? 0n;
    net += one.numbers.includes(number) ? stack * BigInt(paysTo1(one)) : -stack;
  }
  return net > 0n;
}

/** What a winning chip is paid beside its own return: 35 to 1 for one number. */
export const paysTo1 = ({ id }: Spot): number => spotReturns(id) - 1;
