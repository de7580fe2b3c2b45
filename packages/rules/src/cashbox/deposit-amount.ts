import { currencies } from '@liftoff/contract/core/currencies';
import { checkMaxValue, checkMinValue, checkRequired, isMultipleOf } from '../account/field-rules.ts';
import { decimalText, exponentOf, isCurrency, unitsToMinor } from '../money/money.ts';
import { readAmount, type UnreadAmount } from '../money/typed-amount.ts';

/** Amount suggested for a first deposit, in whole currency units [CONST-039]. */
export const firstDepositUnits = 50n;

/** Amounts that a method accepts, in minor units; `max` is `null` if there is no maximum. */
export interface AmountRange {
  min: bigint;
  max: bigint | null;
  /** Amounts must be multiples of `step` [VALID-046]. If it is `null` or omitted, amounts need not be multiples. */
  step?: bigint | null;
  /** The amount that the player's deposit limits still allow, if known. */
  left?: bigint | null;
}

export type AmountVerdict = 'missing' | UnreadAmount | 'below_min' | 'above_max' | 'above_left' | 'not_multiple';

/** Maximum deposit: the method's maximum or what remains of the deposit limit, whichever is less. */
function mostOf({ max, step = null, left = null }: AmountRange): bigint | null {
  const most = left === null ? max : max === null || left < max ? left : max;
  return most === null ? null : toStep(most, step);
}

/** Rounds an amount down to a multiple of the step. */
const toStep = (amount: bigint, step: bigint | null): bigint => (step === null ? amount : amount - (amount % step));

/**
 * Parses an amount typed on a page in `locale`. Returns minor units, or why it cannot be deposited [VALID-046]
 * [VALID-052] [VALID-053].
 */
export function readDeposit(
  text: string,
  { currency, locale }: { currency: string; locale: string },
  range: AmountRange,
): { amount: bigint } | { wrong: AmountVerdict } {
  if (checkRequired(text)) return { wrong: 'missing' };
  const amount = readAmount(text, currency, locale);
  if (typeof amount === 'string') return { wrong: amount };
  if (checkMinValue(amount, range.min)) return { wrong: 'below_min' };
  if (range.max !== null && checkMaxValue(amount, range.max)) return { wrong: 'above_max' };
  if (range.left != null && checkMaxValue(amount, range.left)) return { wrong: 'above_left' };
  if (!isMultipleOf(amount, range.step ?? null)) return { wrong: 'not_multiple' };
  return { amount };
}

const isCoin = (currency: string): boolean => isCurrency(currency) && !currencies[currency].fiat;

/**
 * Formats an amount as a player would type it: without decimals for whole units, and without trailing zeros for
 * cryptocurrencies.
 */
export function typedAmount(amount: bigint, currency: string): string {
  const [units = '', decimals = ''] = decimalText(amount, exponentOf(currency)).split('.');
  const last = decimals.search(/[1-9]0*$/);
  const kept = last < 0 ? '' : isCoin(currency) ? decimals.slice(0, last + 1) : decimals;
  // Three decimals could be mistaken for thousands, so a zero follows them.
  return kept === '' ? units : `${units}.${kept.length === 3 ? `${kept}0` : kept}`;
}

/** If fifty coins are worth more than this many times the minimum deposit, they are too much to suggest. */
const fortune = 100n;

/**
 * Suggested first amount: 50 units, or the nearest amount that can be deposited [CONST-039]. For a cryptocurrency in
 * which 50 coins would be a fortune, it is the minimum.
 */
export function firstDeposit(currency: string, range: AmountRange): bigint {
  const fifty = toStep(unitsToMinor(firstDepositUnits, currency), range.step ?? null);
  const usual = isCoin(currency) && fifty > range.min * fortune ? range.min : fifty;
  const most = mostOf(range);
  if (most !== null && usual > most) return most < range.min ? range.min : most;
  return usual < range.min ? range.min : usual;
}

/**
 * Up to four preset amounts in ascending order: the minimum, the suggested first amount, and two and four times that.
 * Amounts that the method or a limit would refuse are omitted.
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
