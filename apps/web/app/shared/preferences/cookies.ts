const daySec = 86_400;

/** A cookie that scripts may read; null where it is not set or is no text. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find(part => part.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Sets a cookie of the whole site for some days; with none it goes. */
export function keepCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${days * daySec};samesite=lax${secure}`;
}
