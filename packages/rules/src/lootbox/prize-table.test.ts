import { boxTiers } from '@liftoff/contract/lootbox-tiers';
import { describe, expect, it } from 'vitest';
import { seedHash } from '../game/fairness.ts';
import { boxFault, drawSegment } from './draw-box.ts';
import { biased, configuredTables, drawMany, fitOf, segmentOf } from '../testing/prize-tables.ts';
import { amountIn, chancesOf, segmentAt, tableFault, tableGroupOf, tableInStock } from './prize-table.ts';

const weightsOf = (group: string) =>
  configuredTables
    .filter(({ groups }) => groups.some(each => each === group))
    .map(({ segments }) => segments.map(s => s.weight));
const everySegment = configuredTables.flatMap(({ segments }) => segments);

describe('the configured prize tables', () => {
  it('the default table has 25 to 500 free spins and a bonus of 10,000 euros with the exact weights [PLOOT-013]', () => {
    expect(weightsOf('default')).toEqual([[4000, 4000, 2000, 0, 0, 0, 0, 5]]);
    const table = configuredTables.find(({ groups }) => groups.includes('default'));
    expect(table?.tiers).toEqual([...boxTiers]);
    const prizes = table?.segments.map(({ prize }) =>
      prize.type === 'freespins'
        ? prize.freespins_count
        : 'amounts' in prize
          ? amountIn(prize.amounts, 'EUR').amount_cents
          : null,
    );
    expect(prizes).toEqual([25, 50, 100, 150, 200, 300, 500, 1_000_000]);
  });

  it.each(['21', '1308', '1309'])(
    'the tables of group %s have eight segments with the exact weights [PLOOT-017]',
    group => {
      const weights = [5000, 2000, 1400, 820, 470, 250, 50, 10];
      expect(weightsOf(group)).toEqual(boxTiers.map(() => weights));
      expect(weights.reduce((a, b) => a + b)).toBe(10_000);
    },
  );

  it('free spins wager their win 30 times [PLOOT-014]', () => {
    const spins = everySegment.filter(({ prize }) => prize.type === 'freespins');
    expect(new Set(spins.map(({ result_bonus: terms }) => terms?.wager))).toEqual(new Set([30]));
  });

  it('bonuses wager 3 times [PLOOT-015]', () => {
    const bonuses = everySegment.filter(({ prize }) => prize.type === 'bonus');
    expect(new Set(bonuses.map(({ result_bonus: terms }) => terms?.wager))).toEqual(new Set([3]));
  });

  it('the maximum win is the one of the currency, or of the euro [PLOOT-016]', () => {
    const amounts = [
      { currency: 'CAD', amount_cents: 7_500 },
      { currency: 'EUR', amount_cents: 5_000 },
    ];
    expect(amountIn(amounts, 'CAD').amount_cents).toBe(7_500);
    expect(amountIn(amounts, 'JPY').amount_cents).toBe(5_000);
    for (const { result_bonus: terms } of everySegment)
      expect(amountIn(terms?.max_win ?? [], 'JPY').currency).toBe('EUR');
  });

  it('every table can draw', () => {
    expect(configuredTables.map(({ segments }) => tableFault(segments))).toEqual(configuredTables.map(() => null));
  });
});

describe('the table of a player', () => {
  it.each([
    [['1309', '1308', '21'], '21'],
    [['1309', '1308'], '1308'],
    [['7', '1309'], '1309'],
    [['7'], 'default'],
    [[], 'default'],
  ])('players in the groups %j draw from the table of %s [PLOOT-012]', (groups, table) => {
    expect(tableGroupOf(groups)).toBe(table);
  });
});

describe('drawing a segment', () => {
  const table = [segmentOf('a', 3), segmentOf('never', 0), segmentOf('b', 1)];

  it('each segment has as many numbers as its weight, and a weight of 0 has none [PLOOT-013] [D10]', () => {
    expect([0, 1, 2, 3].map(number => segmentAt(table, number).id)).toEqual(['a', 'a', 'a', 'b']);
    expect(() => segmentAt(table, 4)).toThrow(RangeError);
  });

  it('the shown chances come from the weights that draw [PX-08] [C29]', () => {
    expect(chancesOf(table)).toEqual([0.75, 0, 0.25]);
  });

  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'lucky' };
  it('the same seeds draw the same segment, and an opened box can be checked [PX-08]', () => {
    const prize = drawSegment(table, seeds).id;
    const opened = { seeds, hash: seedHash(seeds.serverSeed), segments: table, prize };
    expect(boxFault(opened)).toBe(null);
    expect(boxFault({ ...opened, prize: prize === 'a' ? 'b' : 'a' })).toBe('prize');
    expect(boxFault({ ...opened, hash: seedHash('cd'.repeat(32)) })).toBe('hash');
  });

  it('the draw has a domain of its own: its numbers are not those of a round with the same seeds [PX-08]', () => {
    const wide = Array.from({ length: 24 }, (_, at) => segmentOf(String(at), 1_000));
    const drawn = Array.from({ length: 20 }, (_, at) => drawSegment(wide, { ...seeds, clientSeed: String(at) }).id);
    expect(new Set(drawn).size).toBeGreaterThan(8);
    // Fixed forever: a player can check old boxes with any later version.
    expect(drawn.slice(0, 4)).toMatchInlineSnapshot(`
      [
        "6",
        "11",
        "21",
        "10",
      ]
    `);
  });

  it('200,000 draws fit the chances of a table, and those of a table biased by one percent do not [C31]', () => {
    const segments = configuredTables[1]?.segments ?? [];
    const count = 200_000;
    expect(fitOf(drawMany(segments, count), segments)).toBeGreaterThan(0.01);
    expect(fitOf(drawMany(biased(segments), count), segments)).toBeLessThan(0.01);
  });
});

describe('prizes with a stock', () => {
  const table = [segmentOf('big', 10, { stock: 2, substitute: 'small' }), segmentOf('small', 90)];

  it('the weight of a sold-out segment goes to its substitute [PX-79]', () => {
    const weights = (given: number) => tableInStock(table, new Map([['big', given]])).map(({ weight }) => weight);
    expect(weights(0)).toEqual([10, 90]);
    expect(weights(1)).toEqual([10, 90]);
    expect(weights(2)).toEqual([0, 100]);
    expect(tableInStock(table, new Map()).map(({ weight }) => weight)).toEqual([10, 90]);
  });

  it.each([
    ['duplicate_id', [segmentOf('a', 1), segmentOf('a', 2)]],
    ['no_weight', [segmentOf('a', 0)]],
    ['substitute', [segmentOf('a', 1, { stock: 1 }), segmentOf('b', 1)]],
    [
      'substitute',
      [
        segmentOf('a', 1, { stock: 1, substitute: 'b' }),
        segmentOf('b', 1, { stock: 1, substitute: 'c' }),
        segmentOf('c', 1),
      ],
    ],
    ['substitute', [segmentOf('a', 1, { substitute: 'b' }), segmentOf('b', 1)]],
    ['terms', [segmentOf('a', 1, { prize: { type: 'freespins', offer: 'x', freespins_count: 5 } })]],
    ['terms', [segmentOf('a', 1, { result_bonus: { wager: 3, max_win: [{ currency: 'EUR', amount_cents: 1 }] } })]],
    ['no_euro', [segmentOf('a', 1, { prize: { type: 'money', amounts: [{ currency: 'CAD', amount_cents: 1 }] } })]],
    [null, table],
  ] as const)('a table is refused for %s', (fault, segments) => {
    expect(tableFault(segments)).toBe(fault);
  });
});
