/**
 * Published paylines: the row on each reel from left to right, with 0 at the top. A game with fewer lines uses the
 * first ones.
 */

const three = '111 000 222 012 210';

const fiveByThree = `
  11111 00000 22222 01210 21012 10001 12221 00122 22100 12101
  10121 01110 21112 01010 21212 11011 11211 00200 22022 02220
  20002 02020 20202 12021 10201`;

const fiveByFour = `
  11111 22222 00000 33333 12321 21012 01210 32123 12221 21112
  01110 23332 10001 32223 12121 21212 01010 23232 10101 32323
  11211 22122 00100 22322 11011 33233 11233 22100 00122 33211
  12223 21110 01112 32221 11311 22022 00200 33133 01310 32023`;

const rowsOf = (table: string): number[][] =>
  table
    .trim()
    .split(/\s+/)
    .map(line => [...line].map(row => Number.parseInt(row, 10)));

/** Returns a grid's first `count` paylines. Throws a `RangeError` if that many are not published. */
export function lineTable(reels: number, rows: number, count: number): number[][] {
  const tables: Readonly<Record<string, string>> = { '3x3': three, '5x3': fiveByThree, '5x4': fiveByFour };
  const table = rowsOf(tables[`${reels}x${rows}`] ?? '');
  if (count < 1 || table.length < count) throw new RangeError(`no table of ${count} lines on ${reels}x${rows}`);
  return table.slice(0, count);
}
