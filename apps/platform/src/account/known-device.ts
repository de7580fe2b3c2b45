import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Call } from '../call.ts';
import type { Config } from '../platform-context.ts';
import { cookieNames, setCookie } from './cookies.ts';

/** Browsers keep a cookie 400 days at most; half a year is enough to know a device by. */
const deviceCookieMaxAgeSec = 180 * 86_400;

/** Makes the browser one of the account's own; never inside a transaction. */
export const giveDeviceMark = (config: Config, call: Call, email: string): void =>
  setCookie(call, cookieNames.device, deviceMark(config, email), deviceCookieMaxAgeSec);

/** What a browser that has signed in to an account carries: worth nothing for any other account. */
const deviceMark = (config: Config, email: string): string =>
  createHmac('sha256', config.secret('known-device')).update(email).digest('base64url');

export function isKnownDevice(config: Config, email: string, mark: string | undefined): boolean {
  const expected = Buffer.from(deviceMark(config, email));
  const given = Buffer.from(mark ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
