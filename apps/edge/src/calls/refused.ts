import { refusals, type Refusal, type RefusalBody } from '@liftoff/contract/core/refusals';

/** A refusal of the edge's own, in the shape of the contract. `retryAfterSec`: seconds to wait, where that can help. */
export function refused(refusal: Refusal, requestId: string, retryAfterSec?: number): Response {
  return refusedWith(refusals[refusal].status, refusal, requestId, retryAfterSec);
}

/** A call of the edge's own broke: no word of what, only the id to find it by, as the platform answers it [A49]. */
export const failed = (requestId: string): Response => refusedWith(500, 'unavailable', requestId, 5);

function refusedWith(status: number, refusal: Refusal, requestId: string, retryAfterSec?: number): Response {
  const body: RefusalBody = {
    refusal,
    ...(retryAfterSec === undefined ? {} : { retry_after_sec: retryAfterSec }),
    request_id: requestId,
  };
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfterSec !== undefined) headers.set('retry-after', String(retryAfterSec));
  // The rest of a body that nobody will read is not waited for.
  if (refusal === 'too_large') headers.set('connection', 'close');
  return Response.json(body, { status, headers });
}
