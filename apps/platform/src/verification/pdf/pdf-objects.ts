import { PdfReader } from './pdf-reader.ts';
import {
  PdfRef,
  PdfStream,
  UnreadablePdf,
  isDict,
  nameOf,
  wholeOf,
  type PdfDict,
  type PdfValue,
} from './pdf-values.ts';
import { inflated } from './pdf-streams.ts';

const mostObjects = 20_000;
const objectStreamMaxBytes = 8 * 1024 * 1024;

/** The objects of a PDF by their numbers, the last of each, and the number of the catalogue. */
export interface PdfObjects {
  readonly root: PdfValue;
  /** Follows a reference; null for one that leads nowhere. */
  resolve(value: PdfValue | undefined): PdfValue;
}

/**
 * Reads every object of a PDF from its beginning to its end, whatever its table of contents says: of two with one number
 * the later counts, as in a file that was changed. Throws `UnreadablePdf`.
 */
export async function readObjects(bytes: Buffer): Promise<PdfObjects> {
  const objects = new Map<number, PdfValue>();
  const trailers: PdfDict[] = [];
  let count = 0;
  const put = (number: number, value: PdfValue) => {
    objects.set(number, value);
    count += 1;
    // Also of one number: whoever writes so many versions of it wants nothing read.
    if (count > mostObjects) throw new UnreadablePdf('too many objects');
  };
  const resolve = (value: PdfValue | undefined): PdfValue => {
    let found = value ?? null;
    for (let steps = 0; found instanceof PdfRef; steps += 1) {
      if (steps > 10) throw new UnreadablePdf('references go in a circle');
      found = objects.get(found.object) ?? null;
    }
    return found;
  };
  const nextMark = marksOf(bytes);
  let at = 0;
  for (;;) {
    const next = nextMark(at);
    if (next === null) break;
    const reader = new PdfReader(bytes, next.at);
    const value = reader.value();
    at = reader.at;
    if (next.object === null) {
      if (isDict(value)) trailers.push(value);
      continue;
    }
    const { object } = next;
    reader.skipSpace();
    if (!isDict(value) || !reader.take('stream')) {
      put(object, value);
      continue;
    }
    const stream = streamAt(bytes, reader.at, value, resolve);
    at = stream.end;
    const type = nameOf(value.get('Type'));
    if (type === 'XRef') trailers.push(value);
    else if (type === 'ObjStm')
      for (const [number, inner] of await objectsIn(stream.value, resolve)) put(number, inner);
    else put(object, stream.value);
  }
  const root = trailers.map(trailer => trailer.get('Root')).findLast(value => value !== undefined);
  return { root: resolve(root), resolve };
}

interface Mark {
  /** Null: a trailer. */
  readonly object: number | null;
  /** Where what is in it begins. */
  readonly at: number;
}

/** Finds the next object or trailer from a place on, each place after the one before; what stands between is nobody's. */
function marksOf(bytes: Buffer): (from: number) => Mark | null {
  let trailer = bytes.indexOf('trailer');
  return from => {
    if (trailer >= 0 && trailer < from) trailer = bytes.indexOf('trailer', from);
    const end = trailer < 0 ? bytes.length : trailer;
    let at = bytes.indexOf('obj', from);
    while (at >= 0 && at < end) {
      const object = numberBefore(bytes, at, from);
      if (object !== null) return { object, at: at + 3 };
      at = bytes.indexOf('obj', at + 3);
    }
    return trailer < 0 ? null : { object: null, at: trailer + 'trailer'.length };
  };
}

/** The number in `12 0 ` that ends here, not before `from`; null where there is none. */
function numberBefore(bytes: Buffer, end: number, from: number): number | null {
  const decisions = bytes
    .toString('latin1', Math.max(from, end - 24), end)
    .split(/[\s\0]/)
    .filter(decision => decision !== '');
  const [object, generation] = decisions.slice(-2);
  const isDigits = (decision: string | undefined) =>
    decision !== undefined && [...decision].every(one => one >= '0' && one <= '9');
  return isDigits(object) && isDigits(generation) && (object?.length ?? 11) <= 10 ? Number(object) : null;
}

function streamAt(
  bytes: Buffer,
  after: number,
  dict: PdfDict,
  resolve: PdfObjects['resolve'],
): { value: PdfStream; end: number } {
  const start = after + (bytes[after] === 0x0d ? 1 : 0) + 1;
  const length = wholeOf(resolve(dict.get('Length')));
  if (length !== undefined && start + length <= bytes.length) {
    const reader = new PdfReader(bytes, start + length);
    reader.skipSpace();
    if (reader.take('endstream'))
      return { value: new PdfStream(dict, bytes.subarray(start, start + length)), end: reader.at };
  }
  const end = bytes.indexOf('endstream', start);
  if (end < 0) throw new UnreadablePdf('a stream does not end');
  return { value: new PdfStream(dict, bytes.subarray(start, end)), end: end + 'endstream'.length };
}

async function objectsIn(stream: PdfStream, resolve: PdfObjects['resolve']): Promise<[number, PdfValue][]> {
  const content = await inflated(stream, objectStreamMaxBytes);
  const [count, first] = [wholeOf(resolve(stream.dict.get('N'))), wholeOf(resolve(stream.dict.get('First')))];
  if (count === undefined || first === undefined || count > mostObjects) throw new UnreadablePdf('objects in a stream');
  const head = new PdfReader(content);
  const places: [number, number][] = [];
  for (let at = 0; at < count; at += 1) {
    const [object, offset] = [wholeOf(head.value()), wholeOf(head.value())];
    if (object === undefined || offset === undefined) throw new UnreadablePdf('objects in a stream');
    places.push([object, first + offset]);
  }
  return places.map(([object, place]) => [object, new PdfReader(content, place).value()]);
}
