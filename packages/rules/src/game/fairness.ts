import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * How an outcome is made, so that anyone can compute it again (C33):
 *
 * 1. The server seed is 32 bytes, written as 64 hex digits. Before the first bet its commitment is shown:
 *    the SHA-256 of the 32 bytes (not of the hex text), in hex.
 * 2. Block b of a round is HMAC-SHA256 with the 32 bytes as the key over the UTF-8 text
 *    `{client seed}:{nonce}:{domain}:{b}`, b counting from 0 in decimal digits. A domain has no colon, so the text
 *    can be read from its end in one way only.
 * 3. The 32 bytes of each block are eight unsigned 32-bit words, big end first, used in order, then the next block.
 * 4. `draw(n)` takes the next word w. With limit = floor(2^32 / n) * n: if w >= limit the word is dropped and the next
 *    one taken, else the answer is w mod n. Every number below n is then equally likely [C31].
 */
export type Draw = (n: number) => number;

export interface OutcomeSource {
  /** 64 hex digits. */
  serverSeed: string;
  /** Any text of the player. */
  clientSeed: string;
  /** Counts the rounds of a seed pair. */
  nonce: number;
  /** Tells apart several draws of one round; a word without a colon. */
  domain?: string;
}

const wordsPerBlock = 8;
const wordValues = 2 ** 32;

function seedBytes(serverSeed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/i.test(serverSeed)) throw new RangeError('a server seed is 64 hex digits');
  return hexToBytes(serverSeed);
}

/** The commitment to a server seed: SHA-256 of its bytes, in hex. */
export const seedHash = (serverSeed: string): string => bytesToHex(sha256(seedBytes(serverSeed)));

/** The numbers of one round, in order. The same source gives the same numbers in every mode and place [C30]. */
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

/** An unbiased number below n from words of 32 bits. Throws a RangeError unless n is a whole number from 1 to 2^32. */
export function drawBelow(n: number, nextWord: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > wordValues) throw new RangeError('draw from 1 to 2^32 numbers');
  const limit = wordValues - (wordValues % n);
  let word = nextWord();
  while (word >= limit) word = nextWord();
  return word % n;
}
