import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** What attributes must be: a text in whole, a pattern in part, `true` there at all. */
type Having = Readonly<Record<string, string | RegExp | true>>;

/** A page as it left the server, or a part of it: what is there without script and without layout. */
export class Markup {
  readonly #node: Document | Element;

  private constructor(node: Document | Element) {
    this.#node = node;
  }

  static read(html: string): Markup {
    return new Markup(parseDocument(html));
  }

  /** Elements of a name inside, in the order of the page; `*` stands for any name. */
  all(name: string, having: Having = {}): Markup[] {
    const isWanted = (element: Element) => (name === '*' || element.name === name) && hasAll(element, having);
    return DomUtils.findAll(isWanted, this.#node.children).map(element => new Markup(element));
  }

  /** The only such element. Throws where there is none, or another. */
  one(name: string, having: Having = {}): Markup {
    const found = this.all(name, having);
    const [only] = found;
    if (!only || found.length > 1) throw new Error(`${found.length} of ${name} ${JSON.stringify(having)}`);
    return only;
  }

  /** The links inside whose words are these, or hold them. */
  links(words: string | RegExp): Markup[] {
    return this.all('a').filter(({ text }) => (typeof words === 'string' ? text === words : words.test(text)));
  }

  /** Null where the attribute is not there. */
  attribute(name: string): string | null {
    return 'attribs' in this.#node ? (this.#node.attribs[name] ?? null) : null;
  }

  /** What a reader reads: without the words of scripts and styles, white space as one blank. */
  get text(): string {
    return DomUtils.innerText(this.#node.children).replaceAll(/\s+/g, ' ').trim();
  }

  /** The names under the tiles inside, in their order. */
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
