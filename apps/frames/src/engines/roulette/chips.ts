import { decimalText } from '@liftoff/rules/money/money';

/** Colours of the chips from the smallest value on; the value is always printed, colour never stands alone. */
const colours = ['#8d97ad', '#5f86ff', '#1f9c8a', '#c8433f', '#6a4fd0', '#2a8a4c', '#1d2030'];

/** The colour of a stack: that of the largest chip in it. */
export function chipColour(amount: bigint, values: readonly bigint[]): string {
  const index = values.findLastIndex(value => value <= amount);
  return colours[Math.max(0, Math.min(index, colours.length - 1))] ?? colours[0] ?? '#8d97ad';
}

/** How amounts are printed on the chips of a currency. */
export interface ChipPrint {
  /** Decimal places of the unit amounts are shown in: 2 for EUR, 2 for µBTC. */
  exponent: number;
  /** Whether less than one is printed in cents; crypto and play money have none. */
  cents: boolean;
}

const withoutZeros = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** What is printed on a chip: "50c", "5", "12.5", "2k". */
export function chipText(amount: bigint, { exponent, cents }: ChipPrint): string {
  const unit = 10n ** BigInt(exponent);
  if (cents && exponent === 2 && amount < unit) return `${amount}c`;
  const thousands = amount >= 1000n * unit && amount % (100n * unit) === 0n;
  return thousands
    ? `${withoutZeros(decimalText(amount, exponent + 3))}k`
    : withoutZeros(decimalText(amount, exponent));
}

/** Chips in the tray, as many as there are colours and room for on a phone. */
const trayLength = colours.length;

/** The steps of a hundredfold: 1, 5, 10, 25, then 100, 500, 1000, 2500 and so on. */
const steps = [1n, 5n, 10n, 25n];

/**
 * The chips of a table, rising, in minor units. The smallest is the least stake itself, so that nobody is made to stake
 * more than the table asks; the others are the usual steps above it, none less than twice the one before.
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

/** Chips by spot, added up, in the order the spots were first laid. */
export function stacks(chips: readonly Chip[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { spot, value } of chips) sums.set(spot, (sums.get(spot) ?? 0n) + value);
  return sums;
}

export const totalOf = (chips: readonly Chip[]): bigint => chips.reduce((sum, { value }) => sum + value, 0n);
