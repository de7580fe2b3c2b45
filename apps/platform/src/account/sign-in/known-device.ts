import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Call } from '../../core/call.ts';
import type { Config } from '../../core/platform-context.ts';
import { cookieNames, setCookie } from '../../http/cookies.ts';

/** Maximum age of the device cookie. Browsers allow up to 400 days; half a year is enough to recognise a device. */
const deviceCookieMaxAgeSec = 180 * 86_400;

/** Marks the browser as a known device of the account. Never call this inside a transaction. */
export const giveDeviceMark = (config: Config, call: Call, playerId: number): void =>
  setCookie(call, cookieNames.device, deviceMark(config, playerId), deviceCookieMaxAgeSec);

/**
 * Value of the device cookie. It depends only on the player's id, so it survives an email change and is worthless for
 * any other account.
 */
const deviceMark = (config: Config, playerId: number): string =>
  createHmac('sha256', config.secret('known-device')).update(`player:${playerId}`).digest('base64url');

/**
 * An id that no player has. It makes the check for an address without an account cost the same as for an address with
 * one [A16].
 */
const nobody = 0;

export function isKnownDevice(config: Config, playerId: number | null, mark: string | undefined): boolean {
  const expected = Buffer.from(deviceMark(config, playerId ?? nobody));
  const given = Buffer.from(mark ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected) && playerId !== null;
}
