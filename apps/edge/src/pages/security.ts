import type { EdgeConfig } from '../config/config.ts';
import type { InlineSources } from './pages.ts';

/** The security headers of every response, including errors [A1, A3]. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'x-frame-options': 'DENY',
  'reporting-endpoints': 'csp="/csp-report"',
};

/**
 * The strict policy of a page [A2]. It allows the page's own inline scripts and what they load, and frames only from
 * the platform's origin [A38]. Nothing may frame the site [A4], except that `framedBy` names the one origin that may
 * show this page in a frame. Browsers without support for `frame-ancestors` refuse even that.
 *
 * Style elements must be the page's own as well. Only style attributes are allowed without restriction, because
 * server-rendered tiles carry their game's tint there, which is not a fixed text that a hash could cover.
 */
export function pagePolicy(inline: InlineSources, config: EdgeConfig, framedBy: string | null = null): string {
  const development = config.mode === 'development';
  return [
    "default-src 'none'",
    development
      ? "script-src 'self' 'unsafe-inline'"
      : `script-src ${[...inline.scripts, "'strict-dynamic'"].join(' ')}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src ${["'self'", ...inline.styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${config.platformPublicUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    ...(development ? [] : ["require-trusted-types-for 'script'"]),
    // Browsers that support `report-to` ignore `report-uri`.
    'report-uri /csp-report',
    'report-to csp',
  ].join('; ');
}

/**
 * Whether an address contains a token from an email. Such an address must not be sent as a referrer, not even to this
 * site [A17].
 */
export const holdsToken = (address: string): boolean => /[?&](?:[a-z_]+_)?token=/.test(address);

/** The policy of every response that is not a page. It allows nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Whether an unsafe call comes from another site [A6], judged by `Sec-Fetch-Site`, or by `Origin` if the browser does
 * not send `Sec-Fetch-Site`.
 */
export function isCrossSite(method: string, headers: Headers, ownOrigin: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && origin !== ownOrigin;
}
