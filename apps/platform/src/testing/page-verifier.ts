import { createHash, createHmac } from 'node:crypto';

/**
 * A verifier based only on the page `/fairness`. It uses none of the platform's own calculations and only public
 * data. Anyone who changes a game's rules must change that page, and then this file.
 */

/** Section "Seeds and numbers": the inputs of a round. */
export interface Source {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  domain?: string;
}

/** Section "The commitment": SHA-256 of the 32 seed bytes. */
export const hashOf = (serverSeed: string): string =>
  createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');

export const messageOf = ({ clientSeed, nonce, domain = 'main' }: Source, block: number): string =>
  `${clientSeed}:${nonce}:${domain}:${block}`;

export const blockOf = (source: Source, block: number): Buffer =>
  createHmac('sha256', Buffer.from(source.serverSeed, 'hex')).update(messageOf(source, block), 'utf8').digest();

/** The page's numbers w: eight per block, most significant byte first. */
export function* words(source: Source): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const bytes = blockOf(source, block);
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}

type Draw = (n: number) => number;

/** Section "One of n": numbers from floor(2^32 / n) × n upwards are discarded. */
export function drawer(source: Source): Draw {
  const stream = words(source);
  return n => {
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const w = stream.next().value;
      if (w < limit) return w % n;
    }
  };
}

/** Section "Roulette": the winning number. */
export const wheel = (source: Source): number => drawer(source)(37);

const red = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const upFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** Returns the numbers that a bet covers, from its name. */
export function numbersOf(spot: string): number[] {
  const [kind = '', rest = ''] = spot.split(':');
  const n = Number(rest);
  const all = upFrom(1, 36);
  switch (kind) {
    case 'straight':
      return [n];
    case 'split':
    case 'trio':
      return rest.split('-').map(Number);
    case 'street':
      return upFrom(n, 3);
    case 'corner':
      return [n, n + 1, n + 3, n + 4];
    case 'line':
      return upFrom(n, 6);
    case 'first_four':
      return [0, 1, 2, 3];
    case 'column':
      return all.filter(number => number % 3 === n % 3);
    case 'dozen':
      return upFrom(12 * n - 11, 12);
    case 'red':
      return red;
    case 'black':
      return all.filter(number => !red.includes(number));
    case 'odd':
      return all.filter(number => number % 2 === 1);
    case 'even':
      return all.filter(number => number % 2 === 0);
    case 'low':
      return upFrom(1, 18);
    case 'high':
      return upFrom(19, 18);
    default:
      throw new Error(`the page names no bet ${spot}`);
  }
}

/**
 * Returns the total win. A bet that covers the number pays its stake times 36, divided by how many numbers it covers.
 */
export function wheelPays(number: number, bets: readonly { spot: string; stake_cents: number | string }[]): bigint {
  return bets.reduce((sum, { spot, stake_cents }) => {
    const numbers = numbersOf(spot);
    return numbers.includes(number) ? sum + (BigInt(stake_cents) * 36n) / BigInt(numbers.length) : sum;
  }, 0n);
}

export interface PublishedCrash {
  rtp_basis_points: number;
  max_hundredths: number;
}

/** Section "Crash": extends D and P by one number at a time until both limits give the same crash point. */
export function crashPoint(
  { rtp_basis_points, max_hundredths }: PublishedCrash,
  source: Source,
  stake: bigint,
): number {
  const stream = words(source);
  const r = BigInt(rtp_basis_points);
  const h = BigInt(max_hundredths);
  const point = (amount: bigint) => {
    const p = (100n * (amount + 1n) - 1n) / stake;
    return p > h ? h : p;
  };
  let d = 0n;
  let p = 1n;
  for (;;) {
    d = d * 4_294_967_296n + BigInt(stream.next().value);
    p *= 4_294_967_296n;
    const low = point((r * stake * p) / (10_000n * (d + 1n)));
    const high = d === 0n ? h : point((r * stake * p) / (10_000n * d));
    if (low === high) return Number(low < 100n ? 100n : low);
  }
}

export const collectPays = (stake: bigint, hundredths: number): bigint => (stake * BigInt(hundredths)) / 100n;

/** Section "Slots": the published model of a slot. */
export interface PublishedSlot {
  kind: 'lines' | 'ways' | 'anywhere' | 'clusters';
  reels: number;
  rows: number;
  heights: { height: number; chances: number }[] | null;
  lines: number[][] | null;
  unit: number;
  strips: { base: string[][]; free: string[][] };
  counts: number[];
  pays: Record<string, Record<string, number>>;
  scatter: { pays: Record<string, number>; rounds: Record<string, number> };
  free: { multiplier: number; most: number };
  max_win_times_stake: number;
}

function gridOf(model: PublishedSlot, strips: string[][], draw: Draw): { grid: string[][]; stops: number[] } {
  const stops: number[] = [];
  const grid: string[][] = [];
  for (let reel = 0; reel < model.reels; reel += 1) {
    const column: string[] = [];
    if (model.kind === 'clusters') {
      const bag = strips[0] ?? [];
      for (let row = 0; row < model.rows; row += 1) column.push(bag[draw(bag.length)] ?? '');
    } else {
      const strip = strips[reel] ?? [];
      let height = model.rows;
      if (model.heights !== null) {
        let c = draw(model.heights.reduce((sum, entry) => sum + entry.chances, 0));
        for (const entry of model.heights) {
          if (c < entry.chances) {
            height = entry.height;
            break;
          }
          c -= entry.chances;
        }
      }
      const stop = draw(strip.length);
      stops.push(stop);
      for (let row = 0; row < height; row += 1) column.push(strip[(stop + row) % strip.length] ?? '');
    }
    grid.push(column);
  }
  return { grid, stops };
}

function pay(model: PublishedSlot, symbol: string, count: number): number {
  let entry: number | null = null;
  for (const least of model.counts) if (least <= count) entry = least;
  return entry === null ? 0 : (model.pays[symbol]?.[entry] ?? 0);
}

const special = (symbol: string | undefined) => symbol === undefined || symbol === 'wild' || symbol === 'scatter';

function lineUnits(model: PublishedSlot, grid: string[][]): number {
  let units = 0;
  for (const line of model.lines ?? []) {
    const symbol = grid[0]?.[line[0] ?? -1];
    if (symbol === undefined || special(symbol)) continue;
    let count = 0;
    for (const [reel, row] of line.entries()) {
      const cell = grid[reel]?.[row];
      if (cell !== symbol && cell !== 'wild') break;
      count += 1;
    }
    units += pay(model, symbol, count);
  }
  return units;
}

function wayUnits(model: PublishedSlot, grid: string[][]): number {
  let units = 0;
  for (const symbol of new Set(grid[0])) {
    if (special(symbol)) continue;
    let count = 0;
    let ways = 1;
    for (const column of grid) {
      const fitting = column.filter(cell => cell === symbol || cell === 'wild').length;
      if (fitting === 0) break;
      count += 1;
      ways *= fitting;
    }
    units += pay(model, symbol, count) * ways;
  }
  return units;
}

function anywhereUnits(model: PublishedSlot, grid: string[][]): number {
  const cells = grid.flat();
  let units = 0;
  for (const symbol of new Set(cells))
    if (!special(symbol)) units += pay(model, symbol, cells.filter(cell => cell === symbol).length);
  return units;
}

function groupUnits(model: PublishedSlot, grid: string[][]): number {
  const left = new Map<string, string>();
  for (const [x, column] of grid.entries()) for (const [y, symbol] of column.entries()) left.set(`${x},${y}`, symbol);
  let units = 0;
  for (const [start, symbol] of left) {
    left.delete(start);
    if (special(symbol)) continue;
    const group = [start];
    for (const cell of group) {
      const [x = 0, y = 0] = cell.split(',').map(Number);
      for (const next of [`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`])
        if (left.get(next) === symbol) {
          left.delete(next);
          group.push(next);
        }
    }
    units += pay(model, symbol, group.length);
  }
  return units;
}

const gridUnits = { lines: lineUnits, ways: wayUnits, anywhere: anywhereUnits, clusters: groupUnits };

/**
 * Returns the table's value for a number of scatters. Above the last entry, the last entry applies; a missing entry
 * gives 0.
 */
function scattered(table: Record<string, number>, count: number): number {
  const last = Math.max(...Object.keys(table).map(Number));
  return table[Math.min(count, last)] ?? 0;
}

export interface VerifiedSlot {
  stops: number[];
  grids: string[][][];
  units: number;
  amount: bigint;
}

export function slot(model: PublishedSlot, source: Source, stake: bigint): VerifiedSlot {
  const draw = drawer(source);
  const most = model.max_win_times_stake * model.unit;
  const grids: string[][][] = [];
  let stops: number[] = [];
  let units = 0;
  let given = 0;
  for (let spin = 0; spin <= given && units < most; spin += 1) {
    const paid = spin === 0;
    const drawn = gridOf(model, paid ? model.strips.base : model.strips.free, draw);
    if (paid) stops = drawn.stops;
    grids.push(drawn.grid);
    const scatters = drawn.grid.flat().filter(cell => cell === 'scatter').length;
    let won = gridUnits[model.kind](model, drawn.grid);
    won = paid ? won + scattered(model.scatter.pays, scatters) : won * model.free.multiplier;
    units = Math.min(most, units + won);
    given = Math.min(model.free.most, given + scattered(model.scatter.rounds, scatters));
  }
  return { stops, grids, units, amount: (stake * BigInt(units)) / BigInt(model.unit) };
}

/** Section "Jackpots": E is in millionths of a euro cent. Uses two numbers from a separate domain. */
export function jackpotFalls(
  source: Source,
  { jackpot, level, oneIn, round }: { jackpot: string; level: string; oneIn: number; round: string },
  e: bigint,
): boolean {
  const stream = words({ ...source, domain: `jackpot-${jackpot}-${level}-${round}` });
  const w1 = BigInt(stream.next().value);
  const w2 = BigInt(stream.next().value);
  return w1 * 2n ** 32n + w2 < (e * 2n ** 64n) / (BigInt(oneIn) * 100_000_000n);
}
