import { PdfName, PdfNumber, PdfRef, PdfString, UnreadablePdf, type PdfDict, type PdfValue } from './pdf-values.ts';

const deepest = 60;
const [space, hash, percent, slash, backslash] = [0x20, 0x23, 0x25, 0x2f, 0x5c];
const [parenOpen, parenClose, angleOpen, angleClose, squareOpen, squareClose] = [0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d];

const isSpace = (byte: number | undefined): boolean =>
  byte === space || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0;
const delimiters = new Set([
  parenOpen,
  parenClose,
  angleOpen,
  angleClose,
  squareOpen,
  squareClose,
  0x7b,
  0x7d,
  slash,
  percent,
]);
const isRegular = (byte: number | undefined): boolean => byte !== undefined && !isSpace(byte) && !delimiters.has(byte);
const hexOf = (byte: number | undefined): number => {
  const digit = byte === undefined ? -1 : '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase());
  return digit;
};
const escapes: Readonly<Record<string, number>> = { n: 0x0a, r: 0x0d, t: 0x09, b: 0x08, f: 0x0c };

/** Reads values one after the other, byte by byte and never backwards. Throws `UnreadablePdf`. */
export class PdfReader {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  /** Whether the word stands here; it is then behind. */
  take(decision: string): boolean {
    const end = this.at + decision.length;
    if (this.#bytes.toString('latin1', this.at, end) !== decision) return false;
    this.at = end;
    return true;
  }

  skipSpace(): void {
    for (;;) {
      const byte = this.#bytes[this.at];
      if (isSpace(byte)) this.at += 1;
      else if (byte === percent) this.#skipLine();
      else return;
    }
  }

  #skipLine(): void {
    while (this.at < this.#bytes.length && this.#bytes[this.at] !== 0x0a && this.#bytes[this.at] !== 0x0d) this.at += 1;
  }

  value(depth = 0): PdfValue {
    if (depth > deepest) throw new UnreadablePdf('nested too deep');
    this.skipSpace();
    const byte = this.#bytes[this.at];
    if (byte === slash) return this.#name();
    if (byte === parenOpen) return this.#text();
    if (byte === squareOpen) return this.#array(depth);
    if (byte === angleOpen) return this.#bytes[this.at + 1] === angleOpen ? this.#dict(depth) : this.#hex();
    return this.#decision();
  }

  /** A number, a reference, or one of the three words. */
  #decision(): PdfValue {
    const decision = this.#regular();
    if (decision === 'true') return true;
    if (decision === 'false') return false;
    if (decision === 'null') return null;
    if (!isNumber(decision)) throw new UnreadablePdf(`what is ${decision.slice(0, 20)}`);
    return this.#reference(decision) ?? new PdfNumber(decision);
  }

  /** `12 0 R`, looked ahead for after a whole number. */
  #reference(first: string): PdfRef | null {
    if (!isWhole(first)) return null;
    const back = this.at;
    this.skipSpace();
    const generation = this.#regular(5);
    this.skipSpace();
    if (isWhole(generation) && this.#bytes[this.at] === 0x52 && !isRegular(this.#bytes[this.at + 1])) {
      this.at += 1;
      return new PdfRef(Number(first));
    }
    this.at = back;
    return null;
  }

  #regular(most = 127): string {
    const from = this.at;
    while (isRegular(this.#bytes[this.at]) && this.at - from < most) this.at += 1;
    return this.#bytes.toString('latin1', from, this.at);
  }

  #name(): PdfName {
    this.at += 1;
    const codes: number[] = [];
    while (isRegular(this.#bytes[this.at])) {
      const byte = this.#bytes[this.at] ?? 0;
      const [high, low] = [hexOf(this.#bytes[this.at + 1]), hexOf(this.#bytes[this.at + 2])];
      const isCode = byte === hash && high >= 0 && low >= 0;
      codes.push(isCode ? high * 16 + low : byte);
      this.at += isCode ? 3 : 1;
      if (codes.length > 127) throw new UnreadablePdf('a name is too long');
    }
    return new PdfName(Buffer.from(codes).toString('latin1'));
  }

  #hex(): PdfString {
    this.at += 1;
    const digits: number[] = [];
    for (; this.at < this.#bytes.length; this.at += 1) {
      const byte = this.#bytes[this.at];
      if (byte === angleClose) {
        this.at += 1;
        if (digits.length % 2 === 1) digits.push(0);
        const codes = Array.from(
          { length: digits.length / 2 },
          (_, at) => (digits[at * 2] ?? 0) * 16 + (digits[at * 2 + 1] ?? 0),
        );
        return new PdfString(Buffer.from(codes));
      }
      const digit = hexOf(byte);
      if (digit >= 0) digits.push(digit);
      else if (!isSpace(byte)) break;
    }
    throw new UnreadablePdf('a string in digits does not end');
  }

  #text(): PdfString {
    this.at += 1;
    const codes: number[] = [];
    let open = 1;
    while (this.at < this.#bytes.length) {
      const byte = this.#bytes[this.at++] ?? 0;
      if (byte === backslash) this.#escape(codes);
      else {
        if (byte === parenOpen) open += 1;
        if (byte === parenClose) open -= 1;
        if (open === 0) return new PdfString(Buffer.from(codes));
        codes.push(byte);
      }
    }
    throw new UnreadablePdf('a string does not end');
  }

  #escape(codes: number[]): void {
    const letter = String.fromCharCode(this.#bytes[this.at] ?? 0);
    if (letter >= '0' && letter <= '7') {
      let code = 0;
      for (let digits = 0; digits < 3; digits += 1, this.at += 1) {
        const digit = (this.#bytes[this.at] ?? 0) - 0x30;
        if (digit < 0 || digit > 7) break;
        code = code * 8 + digit;
      }
      codes.push(code & 0xff);
      return;
    }
    this.at += 1;
    // A line that goes on is one line.
    if (letter === '\r' && this.#bytes[this.at] === 0x0a) this.at += 1;
    if (letter !== '\r' && letter !== '\n') codes.push(escapes[letter] ?? letter.charCodeAt(0));
  }

  #array(depth: number): PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.#bytes[this.at] === squareClose) break;
      values.push(this.value(depth + 1));
    }
    this.at += 1;
    return values;
  }

  #dict(depth: number): PdfDict {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipSpace();
      if (this.take('>>')) return entries;
      if (this.#bytes[this.at] !== slash) throw new UnreadablePdf('a key is no name');
      const { name } = this.#name();
      entries.set(name, this.value(depth + 1));
    }
  }
}

const isWhole = (decision: string): boolean =>
  decision !== '' && decision.length <= 10 && [...decision].every(one => one >= '0' && one <= '9');

function isNumber(decision: string): boolean {
  const digits = decision.startsWith('-') || decision.startsWith('+') ? decision.slice(1) : decision;
  const [whole = '', part = '', ...more] = digits.split('.');
  return (
    more.length === 0 &&
    `${whole}${part}` !== '' &&
    digits.length <= 20 &&
    (whole === '' || isWholeLong(whole)) &&
    (part === '' || isWholeLong(part))
  );
}

const isWholeLong = (decision: string): boolean => [...decision].every(one => one >= '0' && one <= '9');
