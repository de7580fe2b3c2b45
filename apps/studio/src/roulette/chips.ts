import { decimalText } from '../money.ts';

/** Colours of the chips from the smallest value on; the value is always printed, colour never stands alone. */
const colours = ['#8d97ad', '#5f86ff', '#1f9c8a', '#c8433f', '#6a4fd0', '#2a8a4c', '#1d2030'];

/** The colour of a stack: that of the largest chip in it. */
export function chipColour(amount: bigint, values: readonly bigint[]): string {
  const index = values.findLastIndex(value => value <= amount);
  return colours[Math.max(0, Math.min(index, colours.length - 1))] ?? colours[0] ?? '#8d97ad';
}

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** What is printed on a chip: "50c", "5", "12.5", "2k". */
export function chipText(amount: bigint, exponent: number): string {
  const unit = 10n ** BigInt(exponent);
  if (exponent === 2 && amount < unit) return `${amount}c`;
  const thousands = amount >= 1000n * unit && amount % (100n * unit) === 0n;
  return thousands
    ? `${withoutZeros(decimalText(amount, exponent + 3))}k`
    : withoutZeros(decimalText(amount, exponent));
}

/** The tray in times its step: 0.50, 1, 2, 5, 10, 25 and 100 of most currencies. */
const tray = [5n, 10n, 20n, 50n, 100n, 250n, 1000n];

/** The chips of a table: the step is the power of ten at which the smallest chip is a stake the game takes. */
export function chipValues(least: bigint, most: bigint): bigint[] {
  let step = 1n;
  while (5n * step < least) step *= 10n;
  const values = tray.map(times => times * step).filter(value => value <= most);
  return values.length > 0 ? values : [least];
}

/** One placed chip. */
export interface Chip {
  spot: string;
  value: bigint;
}

/** Chips by spot, added up, in the order the spots were first laid. */
export function stacks(chips: readonly Chip[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { spot, value } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + value);
  return sums;
}

export const totalOf = (chips: readonly Chip[]): bigint => chips.reduce((sum, { value }) => sum + value, 0n);
