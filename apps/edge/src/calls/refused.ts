import { refusals, type Refusal, type RefusalBody } from '@liftoff/contract/core/refusals';

/**
 * A refusal by the edge itself, in the contract's format. `retryAfterSec` is the number of seconds to wait, or
 * `undefined` if waiting does not help.
 */
export function refused(refusal: Refusal, requestId: string, retryAfterSec?: number): Response {
  return refusedWith(refusals[refusal].status, refusal, requestId, retryAfterSec);
}

/**
 * The response to a call that fails in the edge itself. Like the platform's own, it reveals only the request id, by
 * which the failure can be found [A49].
 */
export const failed = (requestId: string): Response => refusedWith(500, 'unavailable', requestId, 5);

function refusedWith(status: number, refusal: Refusal, requestId: string, retryAfterSec?: number): Response {
  const body: RefusalBody = {
    refusal,
    ...(retryAfterSec === undefined ? {} : { retry_after_sec: retryAfterSec }),
    request_id: requestId,
  };
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfterSec !== undefined) headers.set('retry-after', String(retryAfterSec));
  // Closes the connection instead of waiting for the rest of a body that will not be read.
  if (refusal === 'too_large') headers.set('connection', 'close');
  return Response.json(body, { status, headers });
}
