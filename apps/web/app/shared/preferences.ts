/** What this browser remembers for convenience only; nothing the server must know (those are cookies). */
interface Preferences {
  recentSearches: readonly string[];
  /** A code made at random by which the platform knows a device again (`dfpc`). */
  deviceCode: string;
}

const defaults: Preferences = { recentSearches: [], deviceCode: '' };

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(item => typeof item === 'string');

/** What of a kept value has the shape of its default; anything else counts as not kept. */
const fits = (value: unknown, fallback: unknown): boolean =>
  Array.isArray(fallback) ? isTexts(value) : typeof value === typeof fallback;

/** Storage may be full, switched off or hold something else; then the default counts and nothing is kept. */
export function readPreference<K extends keyof Preferences>(name: K): Preferences[K] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`liftoff.${name}`) ?? 'null');
    return fits(value, defaults[name]) ? (value as Preferences[K]) : defaults[name];
  } catch {
    return defaults[name];
  }
}

export function keepPreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  try {
    localStorage.setItem(`liftoff.${name}`, JSON.stringify(value));
  } catch {
    // Not kept: the site works without it.
  }
}
