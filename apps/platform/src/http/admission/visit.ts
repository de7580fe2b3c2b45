import type { Config } from '../../core/config.ts';
import type { Deps } from '../../core/deps.ts';
import { originOf, type Origin } from './caller.ts';

/** What is known of a request before its call is. */
export interface Visit {
  readonly requestId: string;
  readonly origin: Origin;
  readonly startedMs: number;
  /** The call's name in the contract, once it is found. */
  call: string;
}

/** Begins a visit. The edge's request id is kept, so that one id leads through both logs. */
export function beginVisit(request: Request, socketAddress: string | undefined, config: Config, deps: Deps): Visit {
  const origin = originOf(request, socketAddress, config);
  const given = origin.throughEdge ? request.headers.get('x-request-id') : null;
  const requestId = given !== null && /^[\w-]{8,64}$/.test(given) ? given : deps.id();
  return { requestId, origin, startedMs: performance.now(), call: 'page' };
}
