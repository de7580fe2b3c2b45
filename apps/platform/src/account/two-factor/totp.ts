import { createHmac } from 'node:crypto';

/** RFC 6238 with the settings that every authenticator app supports: SHA-1, 30 seconds, six digits. */
const totpStepSec = 30;

/**
 * The previous step's code stays valid for five seconds, for a player who types it just as it changes (a recorded
 * deviation from Trust §A).
 */
const graceSec = 5;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Decodes base 32. Throws on any other character, because the platform itself created the secret. */
function base32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text.toUpperCase().split('=', 1)[0] ?? '') {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) throw new RangeError('not base 32');
    value = ((value << 5) | digit) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 0xff);
    }
  }
  return Buffer.from(bytes);
}

/** Encodes 20 random bytes as a secret in base 32: 32 letters without padding (RFC 4226 §4). */
export function newTotpSecret(random: Buffer): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of random) {
    value = ((value << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet.charAt((value >> (bits - 5)) & 31);
  }
  return text;
}

/** The six-digit code of a time step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', base32(secret)).update(counter).digest();
  const at = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

/** The time step for which a code is valid now; `null` if the code is wrong. The caller must prevent its reuse. */
export function totpStepOf(secret: string, code: string, now: Date): number | null {
  const seconds = now.getTime() / 1000;
  const current = Math.floor(seconds / totpStepSec);
  const steps = seconds % totpStepSec < graceSec ? [current, current - 1] : [current];
  return steps.find(step => totpCode(secret, step) === code.replaceAll(' ', '')) ?? null;
}
