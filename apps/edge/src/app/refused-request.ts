import type { Context } from 'hono';
import { refused } from '../calls/refused.ts';
import { isPlatformPath } from '../calls/platform-paths.ts';
import type { EdgeConfig } from '../config/config.ts';
import { isInsecure, originOf } from '../config/hosts.ts';
import { isCrossSite } from '../pages/security.ts';
import { openSportsSandbox, sandboxedOrigin } from '../sports-sandbox/sports-sandbox.ts';
import type { Allowance, Env } from './allowance.ts';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
export const urlMax = 8 * 1024;

/**
 * Whether the request comes from this machine and uses the machine's own address, without a proxy in between and
 * not under a host name of the site [A50].
 */
export function isMachineItself(c: Context<Env>, config: EdgeConfig): boolean {
  const { host, hostname } = new URL(c.req.url);
  const local = /^(::1|(::ffff:)?127\.)/.test(c.env.incoming.socket.remoteAddress ?? '');
  const named = config.origins.some(origin => new URL(origin).host === host);
  const byAddress = hostname === '[::1]' || hostname.startsWith('127.');
  return local && byAddress && !named && c.req.header('x-forwarded-for') === undefined;
}

/**
 * Returns the check that runs before any other work on a request: its length, method, host, scheme and origin. The
 * check returns the response that refuses the request, or `null` after it has stored the request's origin. It also
 * answers the hosts of the sports sandbox.
 */
export function refusals(config: EdgeConfig, { spend, miss }: Allowance): (c: Context<Env>) => Response | null {
  const sports = openSportsSandbox(config);
  return c => {
    const url = new URL(c.req.url);
    if (c.req.url.length > urlMax) return miss(c, 414, 'The address is too long');
    if (!methods.has(c.req.method)) return miss(c, 405, 'No such method', { allow: [...methods].join(', ') });
    // Health checks use the address of the machine instead of a host name of the site.
    if (url.pathname === '/healthz' || (url.pathname === '/metrics' && isMachineItself(c, config))) return null;
    const sandboxed = sandboxedOrigin(url, config);
    if (sandboxed !== null) return spend(c, 'own') ?? sports(c.req.raw, sandboxed, c.var.visitor.defaultLocale);
    const origin = originOf(url, config);
    if (origin === null) return miss(c, 421, 'This server does not answer for that host');
    c.set('origin', origin);
    if (isInsecure(origin, c.req.header('x-forwarded-proto'), config)) return insecure(c, url, origin);
    return isCrossSite(c.req.method, c.req.raw.headers, origin) ? refused('cross_site', c.var.requestId) : null;
  };
}

/**
 * Redirects a page to https. A call is refused instead, because its contents have already travelled unencrypted and
 * must not take effect.
 */
function insecure(c: Context<Env>, { pathname, search }: URL, origin: string): Response {
  const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !isPlatformPath(pathname);
  if (!isPage) return refused('insecure', c.var.requestId);
  return c.body(null, 308, { location: `${origin}${pathname}${search}`, 'cache-control': 'no-store' });
}
