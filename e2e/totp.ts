import { createHmac } from 'node:crypto';
import { typedCodes, usedTotpSecrets } from './player-secrets.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The code that an authenticator app currently shows for a base 32 secret: RFC 6238 with SHA-1, 30 seconds and six
 * digits.
 */
export function authenticatorCode(secret: string): string {
  const binary = [...secret].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((binary.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = digest.readUInt8(19) & 0xf;
  const code = String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
  typedCodes.add(code);
  usedTotpSecrets.add(secret);
  return code;
}
