import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** Required attributes: a string must match in full, a pattern in part, and `true` requires presence. */
type Having = Readonly<Record<string, string | RegExp | true>>;

/** A page as the server sent it, or a part of it, without script or layout. */
export class Markup {
  readonly #node: Document | Element;

  private constructor(node: Document | Element) {
    this.#node = node;
  }

  static read(html: string): Markup {
    return new Markup(parseDocument(html));
  }

  /** Descendant elements with this name, in document order; `*` matches every name. */
  all(name: string, having: Having = {}): Markup[] {
    const isWanted = (element: Element) => (name === '*' || element.name === name) && hasAll(element, having);
    return DomUtils.findAll(isWanted, this.#node.children).map(element => new Markup(element));
  }

  /** The only matching descendant. Throws if there is none or more than one. */
  one(name: string, having: Having = {}): Markup {
    const found = this.all(name, having);
    const [only] = found;
    if (!only || found.length > 1) throw new Error(`${found.length} of ${name} ${JSON.stringify(having)}`);
    return only;
  }

  /** Descendant links whose text equals a string or matches a pattern. */
  links(words: string | RegExp): Markup[] {
    return this.all('a').filter(({ text }) => (typeof words === 'string' ? text === words : words.test(text)));
  }

  /** Value of an attribute, or `null` if it is missing. */
  attribute(name: string): string | null {
    return 'attribs' in this.#node ? (this.#node.attribs[name] ?? null) : null;
  }

  /** The readable text: without scripts and styles, and with white space collapsed to single spaces. */
  get text(): string {
    return DomUtils.innerText(this.#node.children).replaceAll(/\s+/g, ' ').trim();
  }

  /** The names below the tiles in this part, in document order. */
  get tileNames(): string[] {
    return this.all('article').flatMap(tile => tile.all('b').map(({ text }) => text));
  }
}

const hasAll = ({ attribs }: Element, having: Having): boolean =>
  Object.entries(having).every(([name, wanted]) => {
    const value = attribs[name];
    if (value === undefined) return false;
    if (wanted === true) return true;
    return typeof wanted === 'string' ? value === wanted : wanted.test(value);
  });
