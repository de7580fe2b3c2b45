import type { WireAmount } from '@liftoff/contract/money';
import { minor } from '@liftoff/rules/money';

/** Whether a method takes an amount, in minor units, one way; a span without a most takes anything from its least on. */
export const fits = (amount: bigint, span: { min_cents: WireAmount; max_cents: WireAmount | null } | null): boolean =>
  span !== null && amount >= minor(span.min_cents) && (span.max_cents === null || amount <= minor(span.max_cents));
