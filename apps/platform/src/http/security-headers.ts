/**
 * Headers of every response. A page that needs different values sets its own, which are not overwritten [A1] [A3]
 * [A4].
 */
export const everyAnswer: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cache-control': 'private, no-store',
};

export function setSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(everyAnswer)) if (!headers.has(name)) headers.set(name, value);
}
