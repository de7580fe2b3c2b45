import { CallError } from '@liftoff/contract/core/client';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { bonusCalls } from '../../../shared/calls/tables/bonus-calls.ts';

/** What became of a code: the platform's answer, or why there is none. */
export type CodeOutcome = 'activated' | 'used' | 'invalid' | 'onBreak' | 'tooMany' | 'failed';

/** Uses a coupon. A failed call is logged and never rejects: the outcome says why it failed [PERR-010]. */
export async function redeemCoupon(code: string, key: string): Promise<CodeOutcome> {
  try {
    const { status } = await bonusCalls.useCoupon({ body: { coupon_code: code }, headers: { 'idempotency-key': key } });
    return status;
  } catch (error) {
    logFailure('use coupon', error);
    return outcomeOf(error);
  }
}

/** Uses a betting promo code. Rejects if the call fails, after the failure is logged [PERR-009]. */
export async function redeemPromoCode(code: string, key: string): Promise<CodeOutcome> {
  try {
    const { status } = await bonusCalls.usePromoCode({ body: { code }, headers: { 'idempotency-key': key } });
    return status;
  } catch (error) {
    logFailure('use promo code', error);
    throw error;
  }
}

/** Why a code has no answer. */
export function outcomeOf(error: unknown): CodeOutcome {
  const refusal = error instanceof CallError ? error.refusal : null;
  if (refusal === 'rate_limited') return 'tooMany';
  return refusal === 'self_excluded' || refusal === 'cooling_off' ? 'onBreak' : 'failed';
}
