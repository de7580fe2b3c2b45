import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Call } from '../../core/call.ts';
import type { Config } from '../../core/platform-context.ts';
import { cookieNames, setCookie } from '../../http/cookies.ts';

/** Browsers keep a cookie 400 days at most; half a year is enough to know a device by. */
const deviceCookieMaxAgeSec = 180 * 86_400;

/** Makes the browser one of the account's own; never inside a transaction. */
export const giveDeviceMark = (config: Config, call: Call, playerId: number): void =>
  setCookie(call, cookieNames.device, deviceMark(config, playerId), deviceCookieMaxAgeSec);

/** What a browser that has signed in to an account carries, whatever its address becomes: worth nothing for any other. */
const deviceMark = (config: Config, playerId: number): string =>
  createHmac('sha256', config.secret('known-device')).update(`player:${playerId}`).digest('base64url');

/** Whose number nobody has: an address without an account takes the same work as one with [A16]. */
const nobody = 0;

export function isKnownDevice(config: Config, playerId: number | null, mark: string | undefined): boolean {
  const expected = Buffer.from(deviceMark(config, playerId ?? nobody));
  const given = Buffer.from(mark ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected) && playerId !== null;
}
