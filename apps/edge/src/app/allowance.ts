import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { refused } from '../calls/refused.ts';
import { isPlatformPath } from '../calls/platform-paths.ts';
import type { Visitor } from '../config/visitor.ts';
import type { LimitName, RateLimiter } from '../limits/rate-limiter.ts';

/** What is known about a request once `everyRequest` has read it. */
export type Env = { Bindings: HttpBindings; Variables: { visitor: Visitor; requestId: string; origin: string } };

/** Spends the rate limits of the caller's address. */
export interface Allowance {
  /** Counts one request against a limit. Returns `null`, or the refusal, which states how long to wait. */
  readonly spend: (c: Context<Env>, limit: LimitName) => Response | null;
  /** Refuses a request that genuine browsers hardly ever make. Such requests have a separate limit. */
  readonly miss: (c: Context<Env>, status: number, text: string, headers?: Record<string, string>) => Response;
}

export function allowanceOf(limiter: RateLimiter): Allowance {
  const spend: Allowance['spend'] = (c, limit) => {
    const waitSec = limiter.take(limit, c.var.visitor.ip);
    if (waitSec === 0) return null;
    if (isPlatformPath(c.req.path)) return refused('rate_limited', c.var.requestId, waitSec);
    const text = `Too many requests from your address. Try again in ${waitSec} s. Reference: ${c.var.requestId}`;
    return new Response(text, {
      status: 429,
      headers: { 'retry-after': String(waitSec), 'cache-control': 'no-store', 'content-type': 'text/plain' },
    });
  };
  return {
    spend,
    miss: (c, status, text, headers = {}) =>
      spend(c, 'miss') ?? new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain' } }),
  };
}
