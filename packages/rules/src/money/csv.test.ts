import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv.ts';

/** Parses one row of CSV by RFC 4180. */
function readRow(text: string): string[] {
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] !== ',') break;
  }
  return cells;
}

describe('CSV files for spreadsheets', () => {
  it.each([
    '=1+1',
    '+1+cmd',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\0=1',
    '\uFF1D1',
    '\uFF20SUM(A1)',
    '=HYPERLINK("https://x.example","y")',
  ])('prefixes %j with an apostrophe, so that no spreadsheet runs it as a formula [C35]', value => {
    expect(readRow(csvText([[value]], 'en-CA'))[0]).toBe(`'${value}`);
  });

  it('leaves amounts in a CSV file as numbers, including negative ones', () => {
    expect(csvText([['-1.50', '0', '12.00', '-']], 'en-CA')).toBe("-1.50,0,12.00,'-\r\n");
  });

  it.each(['de', 'fr-CA', 'no', 'it', 'et'])(
    'writes decimals with a comma and separates cells with semicolons in %s, as its spreadsheets expect',
    locale => {
      expect(csvText([['-1.50', '12', 'Koi, the fish', 'a;b', '=1,5']], locale)).toBe(
        `-1,50;12;"Koi, the fish";"a;b";"'=1,5"\r\n`,
      );
    },
  );

  it('preserves every CSV cell exactly, except for an added apostrophe', () => {
    const cells = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(cells, row => {
        const read = readRow(csvText([row], 'en-CA'));
        expect(read.map((cell, at) => (cell === `'${row[at]}` ? row[at] : cell))).toEqual(row);
        for (const cell of read) expect(cell).not.toMatch(/^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r\0]/);
      }),
    );
  });
});
