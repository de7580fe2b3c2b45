/**
 * Scores a response's headers by the public table of Mozilla's HTTP Observatory (`scoring.md`), without the rules for
 * cookies, redirects and preload lists, which a single response cannot show. 100 means that nothing is missing;
 * protection beyond the requirements adds points.
 */
export function headerScore(headers: Headers): number {
  return 100 + policyScore(headers) + Object.values(rules).reduce((sum, rule) => sum + rule(headers), 0);
}

const directivesOf = (headers: Headers): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (headers.get('content-security-policy') ?? '').split(';').map(part => {
      const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );

/** Inline styles are allowed without a penalty, because no script can be injected through them. */
function policyScore(headers: Headers): number {
  const policy = directivesOf(headers);
  const byDefault = policy.get('default-src');
  if (byDefault === undefined && !policy.has('script-src')) return -25;
  const scripts = policy.get('script-src') ?? byDefault ?? [];
  const isHashed = scripts.some(source => /^'(?:nonce|sha256)-/.test(source));
  if (scripts.includes("'unsafe-inline'") && !isHashed) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (scripts.some(source => ['*', 'http:', 'https:', 'data:'].includes(source))) return -20;
  const styles = policy.get('style-src') ?? byDefault ?? [];
  if (styles.includes("'unsafe-inline'")) return 0;
  return byDefault?.join(' ') === "'none'" ? 10 : 5;
}

const rules: Readonly<Record<string, (headers: Headers) => number>> = {
  transport: headers => {
    const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? Number.NaN);
    return Number.isNaN(seconds) ? -20 : seconds < 15_768_000 ? -10 : 0;
  },
  sniffing: headers => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  framing: headers => (directivesOf(headers).has('frame-ancestors') ? 5 : headers.has('x-frame-options') ? 0 : -20),
  referrer: headers => {
    const value = headers.get('referrer-policy') ?? '';
    if (value === '') return 0;
    return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value) ? 5 : -5;
  },
  resources: headers =>
    ['same-origin', 'same-site'].includes(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
  sharing: headers => (headers.get('access-control-allow-origin') === '*' ? -50 : 0),
};
