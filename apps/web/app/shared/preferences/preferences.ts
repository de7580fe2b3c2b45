import { logFailure } from '../calls/client-log.ts';

/** Values that this browser stores only for convenience. Values that the server needs are in cookies. */
interface Preferences {
  recentSearches: readonly string[];
  /** A random code with which the platform recognises the device (`dfpc`). */
  deviceCode: string;
  /** Whether game sound is on. */
  gameSound: boolean;
  /** Feature flags that differ from their defaults [ROLE-027]. */
  flags: Readonly<Record<string, boolean>>;
  /** Id of the cancelled deposit that was most recently announced [STATE-054]. */
  announcedPayment: string;
  /** Ids of the most recently closed header notices. */
  closedNotices: readonly string[];
  /** Ids of the surveys most recently answered or refused. */
  surveysDone: readonly string[];
  /** Whether the site was installed as an app from this browser. */
  installed: boolean;
  /** Time until which the player has hidden the bookmarks, in milliseconds by this browser's clock. */
  bookmarksHiddenUntil: number;
}

/** Values that the browser stores until its session ends: they survive a reload but not a new browser session. */
interface SessionPreferences {
  /** Id of the player whose session timer is running [STATE-064]; 0 if no timer is running. */
  timerPlayer: number;
  /** The time when that timer started, in milliseconds by the platform's clock. */
  timerStart: number;
  /** Total time for which earlier documents of this visit were open, in milliseconds. */
  visitMs: number;
  /** Time of the last reload because of a missing chunk, in milliseconds by this browser's clock. */
  reloadedAt: number;
  /** The tags of the campaign that led to this visit, as a query string. */
  utm: string;
  /** Whether the VIP player has closed the offer to chat. */
  chatOffered: boolean;
  /** Deposit code of the link that led to this visit, until a player is signed in; empty without one. */
  depositCode: string;
  /** Times until which the promo banner and the promo tooltip stay hidden, in milliseconds by this browser's clock. */
  promoBannerHidden: number;
  promoTooltipHidden: number;
}

const defaults: Preferences = {
  recentSearches: [],
  deviceCode: '',
  gameSound: true,
  flags: {},
  announcedPayment: '',
  closedNotices: [],
  surveysDone: [],
  installed: false,
  bookmarksHiddenUntil: 0,
};
const sessionDefaults: SessionPreferences = {
  timerPlayer: 0,
  timerStart: 0,
  visitMs: 0,
  reloadedAt: 0,
  utm: '',
  chatOffered: false,
  depositCode: '',
  promoBannerHidden: 0,
  promoTooltipHidden: 0,
};

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

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a stored value has the type of its default. Lists must contain only strings, and records only booleans. */
function isWithinSpan(value: unknown, fallback: unknown): boolean {
  if (Array.isArray(fallback)) return Array.isArray(value) && value.every(isText);
  if (typeof value !== typeof fallback || value === null || Array.isArray(value)) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || Object.values(value).every(choice => typeof choice === 'boolean');
}

const keyOf = (name: string): string => `liftoff.${name}`;

/**
 * Deletes preferences that reveal something about a player: announcements shown to them and searches they made [A10].
 */
export function forgetPlayersPreferences(): void {
  for (const name of ['announcedPayment', 'recentSearches'] as const) drop(() => localStorage, name);
  for (const name of ['chatOffered', 'depositCode'] as const) drop(() => sessionStorage, name);
}

/** Keys whose failures this page has already logged. */
const told = new Set<string>();

function reportOnce(name: string, error: unknown): void {
  if (told.has(name)) return;
  told.add(name);
  logFailure(`kept ${name}`, error);
}

/**
 * Reads a stored value. If storage is blocked, or contains a malformed value from an older version of the site or
 * another script, returns the default and logs one line. Only the malformed value is deleted [B14].
 */
function read<T>(storage: () => Storage, name: string, fallback: T): T {
  try {
    const text = storage().getItem(keyOf(name));
    if (text === null) return fallback;
    const value = parsed(text);
    if (isWithinSpan(value, fallback)) return value as T;
    reportOnce(name, 'not of its shape');
    storage().removeItem(keyOf(name));
  } catch (error) {
    reportOnce(name, error);
  }
  return fallback;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function keep(storage: () => Storage, name: string, value: unknown): void {
  try {
    storage().setItem(keyOf(name), JSON.stringify(value));
  } catch (error) {
    // The site works even if the value cannot be stored.
    reportOnce(name, error);
  }
}

function drop(storage: () => Storage, name: string): void {
  try {
    storage().removeItem(keyOf(name));
  } catch (error) {
    reportOnce(name, error);
  }
}
