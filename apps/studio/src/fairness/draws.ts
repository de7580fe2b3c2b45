/**
 * The documented making of an outcome, computed again in the browser (C33):
 * block b is HMAC-SHA256 with the 32 bytes of the server seed as the key over `{client seed}:{nonce}:{domain}:{b}`;
 * its eight words of 32 bits, big end first, are drawn in order; `draw(n)` drops words at or above the largest
 * multiple of n and takes the remainder of the first that is below it. The commitment is the SHA-256 of the seed's bytes.
 */
export type Draw = (n: number) => number;

export interface DrawSource {
  /** 64 hex digits. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  domain?: string;
}

const wordValues = 2 ** 32;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new RangeError('a server seed is 64 hex digits');
  return Uint8Array.from({ length: 32 }, (_, index) => Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16));
}

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** The commitment to a server seed, as it was shown before the first round. */
export const seedHash = async (serverSeed: string): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed)));

/** The first words of a round, eight of every block. */
export async function outcomeWords(source: DrawSource, blocks: number): Promise<number[]> {
  const { serverSeed, clientSeed, nonce, domain = 'main' } = source;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign']);
  const made = await Promise.all(
    Array.from({ length: blocks }, (_, block) =>
      crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${clientSeed}:${nonce}:${domain}:${block}`)),
    ),
  );
  return made.flatMap(bytes => {
    const view = new DataView(bytes);
    return Array.from({ length: bytes.byteLength / 4 }, (_, index) => view.getUint32(index * 4));
  });
}

class OutOfWords extends Error {}

/** Gives `compute` the draws of a round. Words are made in batches; when they run out it starts over with more. */
export async function withDraws<T>(source: DrawSource, compute: (draw: Draw) => T): Promise<T> {
  for (let blocks = 8; ; blocks *= 4) {
    const words = await outcomeWords(source, blocks);
    let used = 0;
    const draw: Draw = n => {
      const limit = wordValues - (wordValues % n);
      for (;;) {
        const word = words[used];
        if (word === undefined) throw new OutOfWords();
        used += 1;
        if (word < limit) return word % n;
      }
    };
    try {
      return compute(draw);
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error;
    }
  }
}
