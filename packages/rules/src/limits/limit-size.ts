import type { CurrencyCode } from '@liftoff/contract/core/money';
import { checkMaxValue } from '../account/field-rules.ts';
import type { Verdict } from '../account/message-keys.ts';
import { unitsToMinor } from '../money/money.ts';

/** More than anybody has, of the smallest of currencies: a limit above it was mistyped, and would limit nothing. */
const mostUnits = 1_000_000_000_000n;

/** Whether a limit of money may be set to so many minor units of a currency. */
export const checkLimitSize = (amount: bigint, currency: CurrencyCode): Verdict =>
  checkMaxValue(amount, unitsToMinor(mostUnits, currency));
