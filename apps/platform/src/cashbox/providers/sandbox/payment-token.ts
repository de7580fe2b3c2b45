import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../../core/platform-context.ts';

/** The token of a hosted page is made of the payment, so that none has to be kept: its id and a mac over it. */
export function paymentToken(platform: Platform, purpose: string, paymentId: string): string {
  const key = platform.config.secret(purpose);
  return `${paymentId}.${createHmac('sha256', key).update(paymentId).digest('base64url')}`;
}

/** The payment a hosted page's token speaks for, or null. */
export function paymentOfToken(platform: Platform, purpose: string, token: string): string | null {
  const [id = ''] = token.split('.');
  const right = Buffer.from(paymentToken(platform, purpose, id));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
