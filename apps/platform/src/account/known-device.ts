import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../house-context.ts';

/** Browsers keep a cookie 400 days at most; half a year is enough to know a device by. */
export const deviceCookieMaxAgeSec = 180 * 86_400;

/** What a browser that has signed in to an account carries: worth nothing for any other account. */
export const deviceMark = (config: Config, email: string): string =>
  createHmac('sha256', config.secret('known-device')).update(email).digest('base64url');

export function isKnownDevice(config: Config, email: string, mark: string | undefined): boolean {
  const expected = Buffer.from(deviceMark(config, email));
  const given = Buffer.from(mark ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
