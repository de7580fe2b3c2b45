import type { CurrencyCode } from '@liftoff/contract/core/money';
import { checkMaxValue } from '../account/field-rules.ts';
import type { Verdict } from '../account/message-keys.ts';
import { unitsToMinor } from '../money/money.ts';

/**
 * A sum that nobody owns, even in the smallest currency. A limit above it is a typing error and would have no effect.
 */
const mostUnits = 1_000_000_000_000n;

/** Validates the size of a money limit, in minor units. */
export const checkLimitSize = (amount: bigint, currency: CurrencyCode): Verdict =>
  checkMaxValue(amount, unitsToMinor(mostUnits, currency));
