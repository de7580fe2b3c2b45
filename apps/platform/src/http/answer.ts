import { refusals, type RefusalBody } from '@liftoff/contract/core/refusals';
import { wire } from '@liftoff/rules/money/money';
import type { Refused } from '../core/call.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Seconds to wait where a transient refusal does not say. */
const retryAfterSec = 5;

/** Writes a refusal as the contract says; the request id lets a player's report be found in the log [A49]. */
export function answerRefusal(refused: Refused, requestId: string): Response {
  const { status, transient } = refusals[refused.refused];
  const wait = refused.retryAfterSec ?? retryAfterSec;
  const body: RefusalBody = {
    refusal: refused.refused,
    ...(refused.errors === undefined ? {} : { errors: refused.errors }),
    ...(refused.limit === undefined ? {} : { limit: refused.limit }),
    ...(refused.maxStake === undefined ? {} : { max_stake: maxStakeBody(refused.maxStake) }),
    ...(refused.until === undefined ? {} : { until: refused.until.toISOString() }),
    ...(transient ? { retry_after_sec: wait } : {}),
    request_id: requestId,
  };
  const headers = transient ? { ...json, 'retry-after': String(wait) } : json;
  return new Response(JSON.stringify(body), { status, headers });
}

const maxStakeBody = ({ currency, amount }: NonNullable<Refused['maxStake']>) => ({
  currency,
  amount_cents: wire(amount),
});

/** Something broke: no word of what, only the id to find it by [A49]. */
export function answerFailure(requestId: string): Response {
  const body: RefusalBody = { refusal: 'unavailable', retry_after_sec: retryAfterSec, request_id: requestId };
  return new Response(JSON.stringify(body), { status: 500, headers: json });
}

/** Writes a success. */
export const answerSuccess = (answer: unknown, status: number): Response =>
  status === 204 ? new Response(null, { status }) : new Response(JSON.stringify(answer), { status, headers: json });
