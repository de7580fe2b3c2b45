import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../core/config.ts';

const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (config: Config): Buffer => config.secret('documents');

/** Encrypts a file using AES-256-GCM and a key derived from the root secret, and binds it to its id. */
export function seal(config: Config, id: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce);
  cipher.setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a file that `seal` has encrypted. Throws if a byte was changed, or if the id belongs to another file. */
export function unseal(config: Config, id: string, sealed: Buffer): Buffer {
  const body = nonceBytes + tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config), sealed.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(id));
  decipher.setAuthTag(sealed.subarray(nonceBytes, body));
  return Buffer.concat([decipher.update(sealed.subarray(body)), decipher.final()]);
}
