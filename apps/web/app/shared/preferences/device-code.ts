import { keepPreference, readPreference } from './preferences.ts';

/**
 * A random code stored in this browser (`dfpc`), with which the platform recognises the device. It contains no other
 * information.
 */
export function deviceCode(): string {
  const kept = readPreference('deviceCode');
  if (kept) return kept;
  const made = crypto.randomUUID();
  keepPreference('deviceCode', made);
  return made;
}
