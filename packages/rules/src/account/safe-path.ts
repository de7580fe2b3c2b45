/**
 * A path of this site that a query names, or null [A36]. What a browser would read as another origin (`//host`,
 * `/\host`, a scheme, control characters that it drops) is refused, and so is anything that is not a path.
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path || !path.startsWith('/') || /[\\\p{Cc}\u2028\u2029]/u.test(path)) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(path, base)) return null;
  const { origin, pathname, search, hash } = new URL(path, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null;
}
