import { decimalText } from '@liftoff/rules/money/money';

/**
 * Chip colours, from the smallest value up. The value is always printed too, so that colour is never the only cue.
 */
const colours = ['#8d97ad', '#5f86ff', '#1f9c8a', '#c8433f', '#6a4fd0', '#2a8a4c', '#1d2030'];

/** The colour of a stack, which is the colour of its largest chip. */
export function chipColour(amount: bigint, values: readonly bigint[]): string {
  const index = values.findLastIndex(value => value <= amount);
  return colours[Math.max(0, Math.min(index, colours.length - 1))] ?? colours[0] ?? '#8d97ad';
}

/** How chip values are printed in a currency. */
export interface ChipPrint {
  /** Decimal places of the displayed unit, for example 2 for both EUR and µBTC. */
  exponent: number;
  /** Whether amounts below one unit are printed in cents; never for crypto. */
  cents: boolean;
}

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** The text on a chip: "50c", "5", "12.5", "2k". */
export function chipText(amount: bigint, { exponent, cents }: ChipPrint): string {
  const unit = 10n ** BigInt(exponent);
  if (cents && exponent === 2 && amount < unit) return `${amount}c`;
  const thousands = amount >= 1000n * unit && amount % (100n * unit) === 0n;
  return thousands
    ? `${withoutZeros(decimalText(amount, exponent + 3))}k`
    : withoutZeros(decimalText(amount, exponent));
}

/** Maximum number of chips in the tray: one per colour, which also fits on a phone. */
const trayLength = colours.length;

/** Chip values for each factor of a hundred: 1, 5, 10, 25, then 100, 500, 1000, 2500 and so on. */
const steps = [1n, 5n, 10n, 25n];

/**
 * A table's chip values in ascending order, in minor units. The smallest is the minimum stake, so that nobody has to
 * stake more than the table requires. The others are the usual steps above it, each at least twice the previous one.
 */
export function chipValues(least: bigint, most: bigint): bigint[] {
  const values = [least];
  for (let hundredfold = 1n; hundredfold <= most && values.length < trayLength; hundredfold *= 100n) {
    const usual = steps.map(step => step * hundredfold);
    for (const value of usual) if (value >= 2n * (values.at(-1) ?? least) && value <= most) values.push(value);
  }
  return values.slice(0, trayLength);
}

/** One placed chip. */
export interface Chip {
  spot: string;
  value: bigint;
}

/** Amounts by spot, in the order in which the spots received their first chip. */
export function stacks(chips: readonly Chip[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { spot, value } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + value);
  return sums;
}

export const totalOf = (chips: readonly Chip[]): bigint => chips.reduce((sum, { value }) => sum + value, 0n);
