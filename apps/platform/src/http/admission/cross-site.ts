import type { Config } from '../../core/config.ts';

/** What older servers let a form change its method by; nobody here needs them. */
const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Whether a write comes from a page that has no business sending it [A6]. Browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones only in `Origin`; who says neither is no browser page, and then may not carry a cookie.
 */
export function isCrossSite(request: Request, config: Config): boolean {
  if (overrides.some(name => request.headers.has(name))) return true;
  if (safeMethods.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin !== null) return ![...config.siteOrigins, config.publicUrl].includes(origin);
  return request.headers.has('cookie');
}
