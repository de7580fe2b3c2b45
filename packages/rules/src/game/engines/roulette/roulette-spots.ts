const numbers = Array.from({ length: 36 }, (_, i) => i + 1);

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type PocketColour = 'green' | 'red' | 'black';

export function colourOf(number: number): PocketColour {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

/**
 * On the table layout, 1 2 3 is the first street. Every number except the last in its street has a neighbour to the
 * right.
 */
const hasRightNeighbour = (n: number): boolean => n % 3 !== 0;
const firstOfStreet = (n: number): boolean => n % 3 === 1;
const from = (n: number, length: number): number[] => Array.from({ length }, (_, i) => n + i);
const split = (a: number, b: number): [string, number[]] => [`split:${a}-${b}`, [a, b]];

/** Numbers covered by each spot. Streets, corners and lines are named by their lowest number. */
export const spotTable: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...[0, ...numbers].map((n): [string, number[]] => [`straight:${n}`, [n]]),
  ...[1, 2, 3].map(n => split(0, n)),
  ...numbers.filter(hasRightNeighbour).map(n => split(n, n + 1)),
  ...numbers.filter(n => n <= 33).map(n => split(n, n + 3)),
  ['trio:0-1-2', [0, 1, 2]],
  ['trio:0-2-3', [0, 2, 3]],
  ...numbers.filter(firstOfStreet).map((n): [string, number[]] => [`street:${n}`, from(n, 3)]),
  ['first_four', [0, 1, 2, 3]],
  ...numbers
    .filter(n => hasRightNeighbour(n) && n <= 32)
    .map((n): [string, number[]] => [`corner:${n}`, [n, n + 1, n + 3, n + 4]]),
  ...numbers.filter(n => firstOfStreet(n) && n <= 31).map((n): [string, number[]] => [`line:${n}`, from(n, 6)]),
  ...[1, 2, 3].map((n): [string, number[]] => [`column:${n}`, numbers.filter(k => k % 3 === n % 3)]),
  ...[1, 2, 3].map((n): [string, number[]] => [`dozen:${n}`, from((n - 1) * 12 + 1, 12)]),
  ['red', numbers.filter(n => colourOf(n) === 'red')],
  ['black', numbers.filter(n => colourOf(n) === 'black')],
  ['odd', numbers.filter(n => n % 2 === 1)],
  ['even', numbers.filter(n => n % 2 === 0)],
  ['low', from(1, 18)],
  ['high', from(19, 18)],
]);
