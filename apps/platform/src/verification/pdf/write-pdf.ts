import { PdfName, PdfNumber, PdfRef, PdfStream, PdfString, isDict, type PdfValue } from './pdf-values.ts';

/** Letters that stand for themselves in a name. */
const plainInName = /[A-Za-z0-9_.+-]/;

const nameText = (name: string): string =>
  `/${[...name].map(one => (plainInName.test(one) ? one : `#${one.charCodeAt(0).toString(16).padStart(2, '0')}`)).join('')}`;

function textOf(value: PdfValue): string {
  if (value instanceof PdfName) return nameText(value.name);
  if (value instanceof PdfNumber) return value.digits;
  if (value instanceof PdfString) return `<${value.bytes.toString('hex')}>`;
  if (value instanceof PdfRef) return `${value.object} 0 R`;
  if (value instanceof PdfStream) throw new Error('A stream stands by itself');
  if (isDict(value)) return `<<${[...value].map(([key, one]) => `${nameText(key)} ${textOf(one)}`).join('\n')}>>`;
  if (Array.isArray(value)) return `[${(value as readonly PdfValue[]).map(textOf).join(' ')}]`;
  return value === null ? 'null' : value === true ? 'true' : 'false';
}

function objectBytes(value: PdfValue): Buffer[] {
  if (!(value instanceof PdfStream)) return [Buffer.from(textOf(value), 'latin1')];
  const dict = new Map(value.dict).set('Length', new PdfNumber(String(value.bytes.length)));
  return [Buffer.from(`${textOf(dict)}\nstream\n`, 'latin1'), value.bytes, Buffer.from('\nendstream', 'latin1')];
}

/** A file of these objects, numbered from 1 without gaps, with its table and nothing else. */
export function pdfBytes(objects: ReadonlyMap<number, PdfValue>, root: number): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  const places: number[] = [];
  for (let number = 1; number <= objects.size; number += 1) {
    places.push(length);
    add(Buffer.from(`${number} 0 obj\n`, 'latin1'));
    for (const part of objectBytes(objects.get(number) ?? null)) add(part);
    add(Buffer.from('\nendobj\n', 'latin1'));
  }
  const rows = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}`;
  add(
    Buffer.from(
      `${table}trailer\n<</Size ${places.length + 1}/Root ${root} 0 R>>\nstartxref\n${length}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}
