import type { Round } from '@liftoff/contract/game/game';
import type { SlotSpin } from '@liftoff/contract/game/engines/slot';
import { paySymbols } from '@liftoff/rules/game/engines/slot/model';
import type { SlotModel } from '../src/engines/slot/slot-model.ts';
import type { Script } from './script.ts';

const symbols = [...paySymbols, 'wild', 'scatter'] as const;
const lineTexts =
  '11111 00000 22222 01210 21012 10001 12221 00122 22100 12101 10121 01110 21112 01010 21212 11011 11211 00200 22022 02220';
const lines = lineTexts.split(' ').map(line => [...line].map(Number));
const pay = (five: number, four: number, three: number) => ({ 3: three * 20, 4: four * 20, 5: five * 20 });

function model(query: URLSearchParams): SlotModel {
  const reels = Number(query.get('reels') ?? 5);
  const rows = Number(query.get('rows') ?? 3);
  const strip = symbols.flatMap(symbol => [symbol, symbol]);
  const kind = (query.get('kind') ?? (reels === 5 && rows === 3 ? 'lines' : 'ways')) as SlotModel['kind'];
  return {
    version: 1,
    kind,
    reels,
    rows,
    heights: query.has('heights')
      ? [
          { height: 2, chances: 1 },
          { height: rows, chances: 1 },
        ]
      : null,
    lines: kind === 'lines' ? lines : null,
    unit: 20,
    strips: { base: Array.from({ length: reels }, () => strip), free: Array.from({ length: reels }, () => strip) },
    counts: [3, 4, 5],
    pays: {
      high1: pay(25, 6, 1.5),
      high2: pay(15, 3.5, 1),
      high3: pay(10, 2.5, 0.8),
      high4: pay(8, 2, 0.6),
      low1: pay(4, 1, 0.4),
      low2: pay(3, 0.8, 0.3),
      low3: pay(2.5, 0.7, 0.25),
      low4: pay(2, 0.6, 0.2),
      low5: pay(2, 0.6, 0.2),
    },
    scatter: { pays: { 3: 40, 4: 200, 5: 1000 }, rounds: { 3: 8, 4: 12, 5: 20 } },
    free: { multiplier: 2, most: 40 },
    max_win_times_stake: 5000,
    volatility: 'high',
    layout: 'scripted',
    rtp_percent: 96,
    feature_one_in: 180,
    free_share: 0.3,
  };
}

type Win = SlotSpin['wins'][number];
const spin = (grid: string, wins: Win[] = [], extra: Partial<SlotSpin> = {}): SlotSpin => ({
  grid: grid.split(' | ').map(reel => reel.split(' ')),
  wins,
  multiplier: 1,
  win_cents: wins.reduce((sum, { win_cents }) => sum + Number(win_cents), 0),
  awarded: 0,
  ...extra,
});
const onLine = (line: number, symbol: string, count: number, win_cents: number): Win => ({
  kind: 'line',
  line,
  symbol,
  count,
  cells: (lines[line - 1] ?? []).slice(0, count).map((row, reel) => [reel, row]),
  win_cents,
});

const win = spin('high1 low1 low5 | low2 high1 low4 | high2 low3 wild | high4 high1 low1 | low4 high3 scatter', [
  onLine(4, 'high1', 4, 600),
]);
const small = spin('low1 high4 low5 | low1 high3 high1 | low1 high2 low4 | low2 low5 low3 | low4 high4 high3', [
  onLine(2, 'low1', 3, 20),
]);
const lose = spin('high3 low1 low5 | low2 high2 low4 | high1 low3 wild | high4 low5 low1 | low4 high3 scatter');
const several = spin('high2 high1 low5 | low5 high1 low5 | high2 high1 low5 | high4 low2 low1 | low4 high3 low3', [
  onLine(1, 'high1', 3, 150),
  onLine(3, 'low5', 3, 20),
]);
const scatters = spin(
  'scatter low1 low5 | low2 high2 scatter | high1 low3 low4 | scatter low5 low1 | low4 high3 low2',
  [
    {
      kind: 'scatter',
      line: null,
      symbol: 'scatter',
      count: 3,
      cells: [
        [0, 0],
        [1, 2],
        [3, 0],
      ],
      win_cents: 200,
    },
  ],
  { awarded: 8 },
);
const free = (cents: number): SlotSpin =>
  cents === 0
    ? spin('low2 wild high3 | high2 low4 low5 | high4 high1 wild | low1 high2 low3 | wild high1 high4')
    : { ...win, wins: [onLine(4, 'high1', 4, cents)], multiplier: 2, win_cents: cents };
const feature = (...cents: number[]) => [scatters, ...cents.map(free)];

const roundsByName: Record<string, SlotSpin[]> = {
  win: [win],
  small: [small],
  lose: [lose],
  several: [several],
  feature: feature(0, 240, 0, 600, 0, 0, 0, 80),
  big: feature(0, 240, 0, 5120, 0, 3080, 0, 0),
  huge: [{ ...win, wins: [onLine(4, 'high1', 4, 8640)], win_cents: 8640 }],
};

/** A grid of the right size; its symbols do not matter. */
function anyGrid({ reels, rows }: SlotModel, heights: boolean): SlotSpin {
  const grid = Array.from({ length: reels }, (_, reel) =>
    Array.from(
      { length: heights ? 2 + ((reel * 3) % (rows - 1)) : rows },
      (__, row) => symbols[(reel * 3 + row * 5) % 9] ?? '',
    ),
  );
  const cells: [number, number][] = [
    [0, 0],
    [1, 1],
    [2, 0],
  ];
  return {
    grid,
    wins: [{ kind: 'ways', line: null, symbol: 'high1', count: 3, cells, win_cents: 240 }],
    multiplier: 1,
    win_cents: 240,
    awarded: 0,
  };
}

/** Slot rounds by name, in the order of the query. */
export function scriptedSlot(query: URLSearchParams): Script {
  const names = (query.get('rounds') ?? 'win,small,lose').split(',');
  const shape = model(query);
  let next = 0;
  return {
    start: { model: shape },
    bet: (): Partial<Round> => {
      const name = names[next++ % names.length] ?? 'lose';
      const spins = name === 'any' ? [anyGrid(shape, query.has('heights'))] : (roundsByName[name] ?? [lose]);
      return {
        state: 'settled',
        win_cents: spins.reduce((sum, { win_cents }) => sum + Number(win_cents), 0),
        closed_at: new Date().toISOString(),
        outcome: { engine: 'slot', spins, capped: false },
      };
    },
  };
}
