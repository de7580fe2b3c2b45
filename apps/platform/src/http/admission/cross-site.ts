import type { Config } from '../../core/config.ts';

/** Headers with which older servers let a form override the HTTP method. The platform does not use these headers. */
const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override'];

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Whether a write comes from another site's page [A6]. Browsers send the origin in `Sec-Fetch-Site`, older browsers
 * only in `Origin`. A request with neither header does not come from a browser page, so it must not carry a cookie.
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
