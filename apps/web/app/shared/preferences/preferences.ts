import { logFailure } from '../calls/client-log.ts';

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
  /** Ids of the header notices that were closed, the last ones. */
  closedNotices: readonly string[];
  /** Surveys that were answered or refused, the last ones. */
  surveysDone: readonly string[];
  /** The site was installed as an app from this browser. */
  installed: boolean;
}

/** What it remembers until its session ends: a reload finds it, a new browser session does not. */
interface SessionPreferences {
  /** Whose session timer runs (STATE-064); 0 for nobody's. */
  timerPlayer: number;
  /** When that timer began, in milliseconds of the platform's clock. */
  timerStart: number;
  /** How long the visit's documents before this one were open, in milliseconds. */
  visitMs: number;
  /** When the page was last loaded anew for a chunk that was gone, in milliseconds of this browser's clock. */
  reloadedAt: number;
  /** The tags of the campaign that led here, as a query. */
  utm: string;
  /** The VIP player was offered the chat, and closed the offer. */
  chatOffered: boolean;
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
};
const sessionDefaults: SessionPreferences = {
  timerPlayer: 0,
  timerStart: 0,
  visitMs: 0,
  reloadedAt: 0,
  utm: '',
  chatOffered: false,
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

/** What of a kept value has the shape of its default; anything else counts as not kept. Lists are of texts, records of choices. */
function isWithinSpan(value: unknown, fallback: unknown): boolean {
  if (Array.isArray(fallback)) return Array.isArray(value) && value.every(isText);
  if (typeof value !== typeof fallback || value === null || Array.isArray(value)) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || Object.values(value).every(choice => typeof choice === 'boolean');
}

const keyOf = (name: string): string => `liftoff.${name}`;

/** Takes what is about a player out of the browser: what they were told of and what they searched for [A10]. */
export function forgetPlayersPreferences(): void {
  for (const name of ['announcedPayment', 'recentSearches'] as const) drop(() => localStorage, name);
  drop(() => sessionStorage, 'chatOffered');
}

/** Keys of which the log knows on this page. */
const told = new Set<string>();

function reportOnce(name: string, error: unknown): void {
  if (told.has(name)) return;
  told.add(name);
  logFailure(`kept ${name}`, error);
}

/**
 * Storage may be full, closed to the page or hold what an older version of the site or another script wrote: then the
 * default counts, and one line of the log says so. Of what it holds, only the broken value goes [B14].
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
    // Not kept: the site works without it.
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
