import { refusals, type RefusalBody } from '@liftoff/contract/core/refusals';
import { wire } from '@liftoff/rules/money/money';
import type { Refused } from '../core/call.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Seconds to wait before a retry if a transient refusal does not specify them. */
const retryAfterSec = 5;

/**
 * Converts a refusal to a response as defined by the contract. The request id links a player's report to the log
 * [A49].
 */
export function answerRefusal(refused: Refused, requestId: string): Response {
  const { status, transient } = refusals[refused.refused];
  const wait = refused.retryAfterSec ?? retryAfterSec;
  const body: RefusalBody = {
    refusal: refused.refused,
    ...(refused.errors === undefined ? {} : { errors: refused.errors }),
    ...(refused.limit === undefined ? {} : { limit: refused.limit }),
    ...(refused.maxStake === undefined ? {} : { max_stake: maxStakeBody(refused.maxStake) }),
    ...(refused.purse === undefined ? {} : { purse: purseBody(refused.purse) }),
    ...(refused.card === undefined ? {} : { card: refused.card }),
    ...(refused.minAge === undefined ? {} : { min_age: refused.minAge }),
    ...(refused.until === undefined ? {} : { until: refused.until.toISOString() }),
    ...(transient ? { retry_after_sec: wait } : {}),
    request_id: requestId,
  };
  const headers = transient ? { ...json, 'retry-after': String(wait) } : json;
  return new Response(JSON.stringify(body), { status, headers });
}

const purseBody = ({ currency, real, bonus }: NonNullable<Refused['purse']>) => ({
  currency,
  balance_cents: wire(real),
  bonus_cents: wire(bonus),
});

const maxStakeBody = ({ currency, amount }: NonNullable<Refused['maxStake']>) => ({
  currency,
  amount_cents: wire(amount),
});

/**
 * Builds the response to an internal error. It reveals nothing about the cause, only the request id with which to
 * find it in the log [A49].
 */
export function answerFailure(requestId: string): Response {
  const body: RefusalBody = { refusal: 'unavailable', retry_after_sec: retryAfterSec, request_id: requestId };
  return new Response(JSON.stringify(body), { status: 500, headers: json });
}

export const answerSuccess = (answer: unknown, status: number): Response =>
  status === 204 ? new Response(null, { status }) : new Response(JSON.stringify(answer), { status, headers: json });
