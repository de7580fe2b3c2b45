import type { WireAmount } from '@liftoff/contract/core/money';
import { isMultipleOf } from '@liftoff/rules/account/field-rules';
import { minor } from '@liftoff/rules/money/money';

interface Span {
  min_cents: WireAmount;
  max_cents: WireAmount | null;
  step_cents?: WireAmount | undefined;
}

/**
 * Whether a method accepts an amount, in minor units; a `null` span accepts nothing. Without a maximum, any amount
 * from the minimum up is accepted. With a step, only multiples of the step are accepted [VALID-046].
 */
export const isWithinSpan = (amount: bigint, span: Span | null): boolean =>
  span !== null &&
  amount >= minor(span.min_cents) &&
  (span.max_cents === null || amount <= minor(span.max_cents)) &&
  isMultipleOf(amount, span.step_cents === undefined ? null : minor(span.step_cents));
