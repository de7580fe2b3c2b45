import type { Config } from '../../core/config.ts';
import type { Deps } from '../../core/deps.ts';
import { originOf, type Origin } from './caller.ts';

/** The data about a request that is known before its call is identified. */
export interface Visit {
  readonly requestId: string;
  readonly origin: Origin;
  readonly startedMs: number;
  /** The call's name in the contract, set once the call is identified. */
  call: string;
}

/** Starts handling a request. Keeps the edge's request id, so that one id is used in both logs. */
export function beginVisit(request: Request, socketAddress: string | undefined, config: Config, deps: Deps): Visit {
  const origin = originOf(request, socketAddress, config);
  const given = origin.throughEdge ? request.headers.get('x-request-id') : null;
  const requestId = given !== null && /^[\w-]{8,64}$/.test(given) ? given : deps.id();
  return { requestId, origin, startedMs: performance.now(), call: 'page' };
}
