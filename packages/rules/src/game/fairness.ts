import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * How an outcome is generated, so that anyone can recompute it [C33]:
 *
 * 1. The server seed is 32 bytes, written as 64 hex digits. Its commitment is published before the first bet: the SHA-256
 *    of the 32 bytes (not of the hex text), in hex.
 * 2. Block b of a round is HMAC-SHA256 keyed with the 32 bytes, over the UTF-8 text `{client seed}:{nonce}:{domain}:{b}`,
 *    where b counts from 0 in decimal digits. A domain contains no colon, so the text can be parsed from its end without
 *    ambiguity.
 * 3. The 32 bytes of each block are eight unsigned 32-bit big-endian words. They are used in order, then the next block
 *    follows.
 * 4. `draw(n)` takes the next word w. With limit = floor(2^32 / n) * n, w is discarded if w >= limit and the next word is
 *    taken; otherwise the result is w mod n. Every number below n is therefore equally likely [C31].
 */
export type Draw = (n: number) => number;

export interface OutcomeSource {
  /** The server seed as 64 hex digits. */
  serverSeed: string;
  /** A text chosen by the player. */
  clientSeed: string;
  /** Number of the round within its seed pair. */
  nonce: number;
  /** Name that separates several draws of one round; contains no colon. */
  domain?: string;
}

const wordsPerBlock = 8;
const wordValues = 2 ** 32;

function seedBytes(serverSeed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(serverSeed)) throw new RangeError('a server seed is 64 hex digits');
  return hexToBytes(serverSeed);
}

/** Commitment to a server seed: the SHA-256 of its bytes, in hex. */
export const seedHash = (serverSeed: string): string => bytesToHex(sha256(seedBytes(serverSeed)));

/**
 * Draws a round's numbers in order. The same source gives the same numbers in every mode and everywhere [C30]. Throws
 * a `RangeError` for an invalid nonce or domain.
 */
export function outcomeDraw({ serverSeed, clientSeed, nonce, domain = 'main' }: OutcomeSource): Draw {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce is a whole number from 0');
  if (domain.includes(':')) throw new RangeError('a domain has no colon');
  const key = seedBytes(serverSeed);
  let block = 0;
  let used = wordsPerBlock;
  let words = new DataView(new ArrayBuffer(wordsPerBlock * 4));
  const nextWord = (): number => {
    if (used === wordsPerBlock) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${clientSeed}:${nonce}:${domain}:${block}`));
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      block += 1;
      used = 0;
    }
    const word = words.getUint32(used * 4);
    used += 1;
    return word;
  };
  return n => drawBelow(n, nextWord);
}

/**
 * Derives an unbiased number below n from 32-bit words. Throws a `RangeError` unless n is an integer from 1 to 2^32.
 */
export function drawBelow(n: number, nextWord: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > wordValues) throw new RangeError('draw from 1 to 2^32 numbers');
  const limit = wordValues - (wordValues % n);
  let word = nextWord();
  while (word >= limit) word = nextWord();
  return word % n;
}
