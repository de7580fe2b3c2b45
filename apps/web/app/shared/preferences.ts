/** What this browser remembers for convenience only; nothing the server must know (those are cookies). */
interface Preferences {
  recentSearches: readonly string[];
  /** A code made at random by which the platform knows a device again (`dfpc`). */
  deviceCode: string;
  /** Whether games may be heard. */
  gameSound: boolean;
  /** Feature flags that are not as by default (ROLE-027). */
  flags: Readonly<Record<string, boolean>>;
  /** The canceled deposit that was announced last (STATE-054). */
  announcedPayment: string;
}

/** What it remembers until its session ends: a reload finds it, a new browser session does not. */
interface SessionPreferences {
  /** Whose session timer runs (STATE-064); 0 for nobody's. */
  timerPlayer: number;
  /** When that timer began, in milliseconds of this browser's clock. */
  timerStart: number;
  /** The VIP player was offered the chat, and closed the offer. */
  chatOffered: boolean;
}

const defaults: Preferences = {
  recentSearches: [],
  deviceCode: '',
  gameSound: true,
  flags: {},
  announcedPayment: '',
};
const sessionDefaults: SessionPreferences = { timerPlayer: 0, timerStart: 0, chatOffered: false };

export const readPreference = <K extends keyof Preferences>(name: K): Preferences[K] =>
  read(() => localStorage, name, defaults[name]);

export const keepPreference = <K extends keyof Preferences>(name: K, value: Preferences[K]): void =>
  keep(() => localStorage, name, value);

export const readSessionPreference = <K extends keyof SessionPreferences>(name: K): SessionPreferences[K] =>
  read(() => sessionStorage, name, sessionDefaults[name]);

export const keepSessionPreference = <K extends keyof SessionPreferences>(
  name: K,
  value: SessionPreferences[K],
): void => keep(() => sessionStorage, name, value);

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(item => typeof item === 'string');

/** What of a kept value has the shape of its default; anything else counts as not kept. */
const fits = (value: unknown, fallback: unknown): boolean =>
  Array.isArray(fallback) ? isTexts(value) : value !== null && typeof value === typeof fallback;

/** Storage may be full, switched off or hold something else; then the default counts and nothing is kept. */
function read<T>(storage: () => Storage, name: string, fallback: T): T {
  try {
    const value: unknown = JSON.parse(storage().getItem(`liftoff.${name}`) ?? 'null');
    return fits(value, fallback) ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

function keep(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(`liftoff.${name}`, JSON.stringify(value));
  } catch {
    // Not kept: the site works without it.
  }
}
