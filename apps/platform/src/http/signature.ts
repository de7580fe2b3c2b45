import { createHmac, timingSafeEqual } from 'node:crypto';

/** How many seconds old a signed message can be, or how many seconds ahead of the clock. */
export const toleranceSec = 300;

export const signatureHeader = 'liftoff-signature';

const mac = (secret: Buffer, seconds: number, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** Returns the signature header `t=<unix seconds>,v1=<hmac-sha256 of "t.body" in hex>`. */
export function sign(secret: Buffer, at: Date, body: string): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`;
}

/**
 * Whether the exact body was signed with the secret within five minutes of `now`. Compares in constant time [A27].
 */
export function isSigned(secret: Buffer, header: string | undefined, body: string, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  const [, time, hex] = match ?? [];
  if (time === undefined || hex === undefined) return false;
  const seconds = Number.parseInt(time, 10);
  const fresh = Math.abs(now.getTime() / 1000 - seconds) <= toleranceSec;
  return timingSafeEqual(mac(secret, seconds, body), Buffer.from(hex, 'hex')) && fresh;
}
