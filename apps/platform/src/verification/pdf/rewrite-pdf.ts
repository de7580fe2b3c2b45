import { keptKeys, keysOfNames, pageKeys } from './kept-keys.ts';
import { readObjects, type PdfObjects } from './pdf-objects.ts';
import { keptBytes } from './pdf-streams.ts';
import {
  PdfName,
  PdfNumber,
  PdfRef,
  PdfStream,
  UnreadablePdf,
  isDict,
  nameOf,
  type PdfDict,
  type PdfValue,
} from './pdf-values.ts';
import { pdfBytes } from './write-pdf.ts';

/** Pages of a document at most. */
const mostPages = 60;
/** How deep the tree of pages goes. */
const deepestPage = 20;

/**
 * A PDF of the same pages, written anew [A47]: of the one that was sent only what is drawn is taken over, by a list of
 * what may be said of it. Links, forms, notes, scripts, files inside of it, its description, older versions of it and what
 * stands between its objects are left behind. Null for one that cannot be read, or has no page.
 */
export async function rewrittenPdf(bytes: Buffer): Promise<Buffer | null> {
  try {
    return await new Rewrite(await readObjects(bytes)).write();
  } catch (error) {
    if (error instanceof UnreadablePdf) return null;
    throw error;
  }
}

const root = 1;
const tree = 2;

class Rewrite {
  readonly #read: PdfObjects;
  /** By their new numbers. */
  readonly #written = new Map<number, PdfValue>();
  /** The new number of an object that was taken over, by its old one and what its keys are. */
  readonly #numbers = new Map<string, number>();
  readonly #waiting: { number: number; value: PdfValue; names: boolean }[] = [];
  #last = tree;

  constructor(read: PdfObjects) {
    this.#read = read;
  }

  async write(): Promise<Buffer> {
    const catalogue = this.#dict(this.#read.root);
    const pages: PdfRef[] = [];
    this.#pages(catalogue?.get('Pages'), new Map(), 0, pages);
    if (pages.length === 0) throw new UnreadablePdf('no page');
    this.#written.set(
      root,
      new Map<string, PdfValue>([
        ['Type', new PdfName('Catalog')],
        ['Pages', new PdfRef(tree)],
      ]),
    );
    this.#written.set(
      tree,
      new Map<string, PdfValue>([
        ['Type', new PdfName('Pages')],
        ['Kids', pages],
        ['Count', new PdfNumber(String(pages.length))],
      ]),
    );
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop())
      this.#written.set(next.number, await this.#taken(next.value, next.names));
    return pdfBytes(this.#written, root);
  }

  #dict(value: PdfValue | undefined): PdfDict | null {
    const found = this.#read.resolve(value);
    return isDict(found) ? found : null;
  }

  /** Takes the pages of a tree over, in their order; each has what the trees above it say of all their pages. */
  #pages(value: PdfValue | undefined, above: PdfDict, depth: number, pages: PdfRef[]): void {
    const node = this.#dict(value);
    if (node === null || depth > deepestPage) throw new UnreadablePdf('a tree of pages');
    const inherited = new Map(above);
    for (const key of [...pageKeys, 'Resources']) {
      const own = node.get(key);
      if (own !== undefined) inherited.set(key, own);
    }
    const kids = this.#read.resolve(node.get('Kids'));
    if (Array.isArray(kids)) {
      for (const kid of kids) this.#pages(kid, inherited, depth + 1, pages);
      return;
    }
    if (nameOf(this.#read.resolve(node.get('Type'))) !== 'Page') throw new UnreadablePdf('a page that is none');
    if (pages.length >= mostPages) throw new UnreadablePdf('too many pages');
    pages.push(this.#page(node, inherited));
  }

  #page(node: PdfDict, inherited: PdfDict): PdfRef {
    const page = new Map<string, PdfValue>([
      ['Type', new PdfName('Page')],
      ['Parent', new PdfRef(tree)],
      ['Resources', this.#inner(inherited.get('Resources') ?? new Map<string, PdfValue>(), false)],
    ]);
    for (const key of pageKeys) {
      const value = inherited.get(key);
      if (value !== undefined) page.set(key, this.#inner(this.#read.resolve(value), false));
    }
    const contents = this.#read.resolve(node.get('Contents'));
    const parts = Array.isArray(contents) ? contents : [node.get('Contents')];
    page.set(
      'Contents',
      parts.filter((part): part is PdfRef => part instanceof PdfRef).map(part => this.#inner(part, false)),
    );
    const number = this.#next();
    this.#written.set(number, page);
    return new PdfRef(number);
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }

  /** A value as it is written: what a reference leads to is taken over once, and later. */
  #inner(value: PdfValue, names: boolean): PdfValue {
    if (!(value instanceof PdfRef)) return this.#plain(value, names);
    const found = this.#read.resolve(value);
    if (!(found instanceof PdfStream) && !isDict(found) && !Array.isArray(found)) return this.#plain(found, names);
    const known = `${value.object}${names ? ' names' : ''}`;
    const number = this.#numbers.get(known) ?? this.#next();
    if (!this.#numbers.has(known)) {
      this.#numbers.set(known, number);
      this.#waiting.push({ number, value: found, names });
    }
    return new PdfRef(number);
  }

  #plain(value: PdfValue, names: boolean): PdfValue {
    if (Array.isArray(value)) return (value as readonly PdfValue[]).map(one => this.#inner(one, false));
    if (isDict(value)) return this.#entries(value, names);
    // A stream stands by itself; one in the midst of something is none.
    return value instanceof PdfStream ? null : value;
  }

  #entries(dict: PdfDict, names: boolean): PdfDict {
    const entries = [...dict].filter(([key]) => names || keptKeys.has(key));
    // A shading of a pattern is one, not a dictionary of them.
    const hasNames = (key: string) => !names && keysOfNames.has(key) && !dict.has('PatternType');
    return new Map(entries.map(([key, value]) => [key, this.#inner(value, hasNames(key))]));
  }

  async #taken(value: PdfValue, names: boolean): Promise<PdfValue> {
    if (!(value instanceof PdfStream)) return this.#plain(value, names);
    const kind = nameOf(this.#read.resolve(value.dict.get('Subtype')));
    // A drawing is a picture or a form; a program of a printer is neither.
    if (kind === 'PS') throw new UnreadablePdf('a program');
    return new PdfStream(this.#entries(value.dict, false), await keptBytes(value, one => this.#read.resolve(one)));
  }
}
