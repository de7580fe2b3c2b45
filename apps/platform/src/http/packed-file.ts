import { readFile } from 'node:fs/promises';

/** Compressed variants that the build writes next to a file, smallest first. */
const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface PackedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The `content-encoding` of the response, or `null` for the uncompressed file. */
  readonly encoding: 'br' | 'gzip' | null;
}

/** Whether an `Accept-Encoding` header accepts a coding: it lists the coding, or `*`, without weight zero. */
export function takesEncoding(accepted: string | undefined, coding: string): boolean {
  const offers = (accepted ?? '').toLowerCase().split(',').slice(0, 20);
  const weights = new Map(
    offers.map(offer => {
      const [name = '', weight = ''] = offer.split(';', 2).map(part => part.trim());
      return [name, !/^q=0(?:\.0*)?$/.test(weight)] as const;
    }),
  );
  return weights.get(coding) ?? weights.get('*') ?? false;
}

/** Reads a build file in the smallest variant the browser accepts. Returns `null` if there is no such file. */
export async function readPacked(file: URL, accepted: string | undefined): Promise<PackedFile | null> {
  for (const [encoding, ending] of packings) {
    if (!takesEncoding(accepted, encoding)) continue;
    const bytes = await readFile(new URL(file.href + ending)).catch(() => null);
    if (bytes !== null) return { bytes: new Uint8Array(bytes), encoding };
  }
  const bytes = await readFile(file).catch(() => null);
  return bytes === null ? null : { bytes: new Uint8Array(bytes), encoding: null };
}
