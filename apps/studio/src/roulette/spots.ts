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

export type Pocket = 'green' | 'red' | 'black';

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export const pocketOf = (number: number): Pocket => (number === 0 ? 'green' : reds.has(number) ? 'red' : 'black');

const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);

/** Column of a number along the streets, from 0, and its row across, 0 at the row of 3. */
export const streetOf = (number: number): number => Math.ceil(number / 3) - 1;
export const rowOf = (number: number): number => 2 - ((number - 1) % 3);

const middle = (number: number) => ({ u: streetOf(number) + 0.5, v: rowOf(number) + 0.5 });
const spot = (kind: SpotKind, id: string, covered: readonly number[], at: Spot['at']): Spot => ({
  id,
  numbers: covered,
  kind,
  at,
});

const inside: readonly Spot[] = [
  spot('straight', 'straight:0', [0], { u: -0.5, v: 1.5 }),
  ...numbers.map(n => spot('straight', `straight:${n}`, [n], middle(n))),
  ...[1, 2, 3].map(n => spot('split', `split:0-${n}`, [0, n], { u: 0, v: rowOf(n) + 0.5 })),
  ...numbers
    .filter(n => n % 3 !== 0)
    .map(n => spot('split', `split:${n}-${n + 1}`, [n, n + 1], { u: streetOf(n) + 0.5, v: rowOf(n) })),
  ...numbers
    .filter(n => n <= 33)
    .map(n => spot('split', `split:${n}-${n + 3}`, [n, n + 3], { u: streetOf(n) + 1, v: rowOf(n) + 0.5 })),
  spot('trio', 'trio:0-1-2', [0, 1, 2], { u: 0, v: 2 }),
  spot('trio', 'trio:0-2-3', [0, 2, 3], { u: 0, v: 1 }),
  spot('firstFour', 'first_four', [0, 1, 2, 3], { u: 0, v: 3 }),
  ...numbers
    .filter(n => n % 3 === 1)
    .map(n => spot('street', `street:${n}`, from(n, 3), { u: streetOf(n) + 0.5, v: 3 })),
  ...numbers
    .filter(n => n % 3 !== 0 && n <= 32)
    .map(n => spot('corner', `corner:${n}`, [n, n + 1, n + 3, n + 4], { u: streetOf(n) + 1, v: rowOf(n) })),
  ...numbers
    .filter(n => n % 3 === 1 && n <= 31)
    .map(n => spot('line', `line:${n}`, from(n, 6), { u: streetOf(n) + 1, v: 3 })),
];

const outside: readonly Spot[] = [
  ...[3, 2, 1].map(n =>
    spot(
      'column',
      `column:${n}`,
      numbers.filter(k => k % 3 === n % 3),
      null,
    ),
  ),
  ...[1, 2, 3].map(n => spot('dozen', `dozen:${n}`, from((n - 1) * 12 + 1, 12), null)),
  spot('even', 'low', from(1, 18), null),
  spot(
    'even',
    'even',
    numbers.filter(n => n % 2 === 0),
    null,
  ),
  spot(
    'even',
    'red',
    numbers.filter(n => reds.has(n)),
    null,
  ),
  spot(
    'even',
    'black',
    numbers.filter(n => !reds.has(n)),
    null,
  ),
  spot(
    'even',
    'odd',
    numbers.filter(n => n % 2 === 1),
    null,
  ),
  spot('even', 'high', from(19, 18), null),
];

/** Every spot of the table, inside bets first. */
export const spots: readonly Spot[] = [...inside, ...outside];
const byId = new Map(spots.map(one => [one.id, one]));
export const spotOf = (id: string): Spot | undefined => byId.get(id);

/** What a winning chip is paid beside its own return: 35 to 1 for one number. */
export const paysTo1 = ({ numbers: covered }: Spot): number => 36 / covered.length - 1;

/** Pockets of the wheel, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
