import { currencies } from '@liftoff/contract/core/currencies';
import { checkMaxValue, checkMinValue, isMultipleOf } from '../account/field-rules.ts';
import { decimalText, exponentOf, isCurrency, minorOfText, unitsToMinor } from '../money/money.ts';

/** CONST-039: the amount a first deposit is offered with, in whole units of a currency. */
export const firstDepositUnits = 50n;

/** What a method takes, in minor units; `max` is null where nothing is too much. */
export interface AmountRange {
  min: bigint;
  max: bigint | null;
  /** Amounts are multiples of it (VALID-046); null or left out: any amount is taken. */
  step?: bigint | null;
  /** What the player's deposit limits leave, where one is set and known. */
  left?: bigint | null;
}

export type AmountVerdict = 'missing' | 'unreadable' | 'below_min' | 'above_max' | 'above_left' | 'not_multiple';

/** The most that can be deposited: what the method takes or a limit leaves, whichever is less. */
function mostOf({ max, step = null, left = null }: AmountRange): bigint | null {
  const most = left === null ? max : max === null || left < max ? left : max;
  return most === null ? null : toStep(most, step);
}

/** The nearest amount below that is a multiple of the step, or the amount itself. */
const toStep = (amount: bigint, step: bigint | null): bigint => (step === null ? amount : amount - (amount % step));

/** The amount a player typed, in minor units, or why it cannot be deposited (VALID-046, VALID-052, VALID-053). */
export function readDeposit(
  text: string,
  currency: string,
  range: AmountRange,
): { amount: bigint } | { wrong: AmountVerdict } {
  if (text.trim() === '') return { wrong: 'missing' };
  const amount = minorOfText(text, currency);
  if (amount === null) return { wrong: 'unreadable' };
  if (checkMinValue(amount, range.min)) return { wrong: 'below_min' };
  if (range.max !== null && checkMaxValue(amount, range.max)) return { wrong: 'above_max' };
  if (range.left != null && checkMaxValue(amount, range.left)) return { wrong: 'above_left' };
  if (!isMultipleOf(amount, range.step ?? null)) return { wrong: 'not_multiple' };
  return { amount };
}

const isCoin = (currency: string): boolean => isCurrency(currency) && !currencies[currency].fiat;

/** An amount as a player would type it: whole units without decimals, coins without the zeros at their end. */
export function typedAmount(amount: bigint, currency: string): string {
  const [units = '', decimals = ''] = decimalText(amount, exponentOf(currency)).split('.');
  const last = decimals.search(/[1-9]0*$/);
  const kept = last < 0 ? '' : isCoin(currency) ? decimals.slice(0, last + 1) : decimals;
  return kept === '' ? units : `${units}.${kept}`;
}

/** Fifty coins that are more than this many times the least deposit would be a fortune: no amount to begin with. */
const fortune = 100n;

/**
 * The amount to begin with: 50 where it can be deposited, else the nearest that can (CONST-039); the least of a coin of
 * which 50 would be a fortune.
 */
export function firstDeposit(currency: string, range: AmountRange): bigint {
  const fifty = toStep(unitsToMinor(firstDepositUnits, currency), range.step ?? null);
  const usual = isCoin(currency) && fifty > range.min * fortune ? range.min : fifty;
  const most = mostOf(range);
  if (most !== null && usual > most) return most < range.min ? range.min : most;
  return usual < range.min ? range.min : usual;
}

/**
 * Four amounts to choose with one press, rising: the least, the one to begin with, twice and four times that. None that
 * the method or a limit would refuse, so there may be fewer.
 */
export function depositPresets(currency: string, range: AmountRange): bigint[] {
  const first = firstDeposit(currency, range);
  const second = first > range.min ? first : (range.min * 5n) / 2n;
  const { step = null } = range;
  const most = mostOf(range);
  return [range.min, second, second * 2n, second * 4n].filter(
    amount => (most === null || amount <= most) && isMultipleOf(amount, step),
  );
}
