import { keepPreference, readPreference } from './preferences.ts';

/** A code this browser keeps, so that the platform can know a device again (`dfpc`). Made at random, tells nothing else. */
export function deviceCode(): string {
  const kept = readPreference('deviceCode');
  if (kept) return kept;
  const made = crypto.randomUUID();
  keepPreference('deviceCode', made);
  return made;
}
