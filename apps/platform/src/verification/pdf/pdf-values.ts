/** What a PDF is made of. A number keeps its digits; names and strings are decoded. */
export type PdfValue =
  | null
  | boolean
  | PdfNumber
  | PdfName
  | PdfString
  | PdfRef
  | PdfStream
  | PdfDict
  | readonly PdfValue[];

export class PdfNumber {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export class PdfString {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Another object, by its number. */
export class PdfRef {
  readonly object: number;
  constructor(object: number) {
    this.object = object;
  }
}

export type PdfDict = ReadonlyMap<string, PdfValue>;

/** Bytes as they are in the file, compressed or not, with what is said of them. */
export class PdfStream {
  readonly dict: PdfDict;
  readonly bytes: Buffer;
  constructor(dict: PdfDict, bytes: Buffer) {
    this.dict = dict;
    this.bytes = bytes;
  }
}

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;

/** What a PDF cannot be read for; nothing of it is kept then. */
export class UnreadablePdf extends Error {}

/** The name that a key holds, or undefined. */
export const nameOf = (value: PdfValue | undefined): string | undefined =>
  value instanceof PdfName ? value.name : undefined;

/** The whole number that a key holds, or undefined. */
export function wholeOf(value: PdfValue | undefined): number | undefined {
  const number = value instanceof PdfNumber ? Number(value.digits) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
