const daySec = 86_400;

/** Reads a cookie that scripts can access; `null` if it is not set or cannot be decoded. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find(part => part.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Sets a cookie for the whole site for a number of days; 0 deletes it. */
export function keepCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=${days * daySec};samesite=lax${secure}`;
}
