import { readFile } from 'node:fs/promises';

/** What the build writes beside a file, the smallest first. */
const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface PackedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** `content-encoding` of the answer; null for the file as it is. */
  readonly encoding: 'br' | 'gzip' | null;
}

/** Whether an `Accept-Encoding` takes a coding: it names it, or `*`, and not with a weight of nothing. */
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

/** A file of a build in the smallest form the browser takes; null when there is no such file. */
export async function readPacked(file: URL, accepted: string | undefined): Promise<PackedFile | null> {
  for (const [encoding, ending] of packings) {
    if (!takesEncoding(accepted, encoding)) continue;
    const bytes = await readFile(new URL(file.href + ending)).catch(() => null);
    if (bytes !== null) return { bytes: new Uint8Array(bytes), encoding };
  }
  const bytes = await readFile(file).catch(() => null);
  return bytes === null ? null : { bytes: new Uint8Array(bytes), encoding: null };
}
