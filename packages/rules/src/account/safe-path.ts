/**
 * Validates a path on this site that was taken from a query; `null` if it is unsafe or not a path [A36]. Refuses
 * everything that a browser could read as another origin: `//host`, `/\host`, a scheme, or control characters that
 * browsers drop.
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path || !path.startsWith('/') || /[\\\p{Cc}\u2028\u2029]/u.test(path)) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(path, base)) return null;
  const { origin, pathname, search, hash } = new URL(path, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null;
}
