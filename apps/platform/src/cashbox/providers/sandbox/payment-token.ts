import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../../core/platform-context.ts';

/** Token of a hosted page: the payment id and a MAC over it, so that no token has to be stored. */
export function paymentToken(platform: Platform, purpose: string, paymentId: string): string {
  const key = platform.config.secret(purpose);
  return `${paymentId}.${createHmac('sha256', key).update(paymentId).digest('base64url')}`;
}

/** The payment that a hosted page's token identifies, or `null` if the token is not valid. */
export function paymentOfToken(platform: Platform, purpose: string, token: string): string | null {
  const [id = ''] = token.split('.');
  const right = Buffer.from(paymentToken(platform, purpose, id));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
