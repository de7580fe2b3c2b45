import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuestIdentifier, questSizes, type QuestSize } from './identifier.ts';
import { levelPoints } from './positions.ts';
import { progressOf } from './progress.ts';
import { countedBets, countedIn, euroThresholds, thresholdsIn } from './thresholds.ts';

const rates = { EUR: { EUR: '1.0' }, BTC: { EUR: '50000.0' }, SEK: { EUR: '0.1' } };

describe('identifiers of quests', () => {
  it.each(questSizes)('an identifier prefix--%s--slug is parsed into its parts [PQUEST-005] [PQUEST-006]', size => {
    expect(parseQuestIdentifier(`quest--${size}--perseid-road`)).toEqual({
      prefix: 'quest',
      questSize: size,
      questSlug: 'perseid-road',
    });
  });
  it('the derived fields hold size and slug [PQUEST-008] [PQUEST-009]', () => {
    const { questSize, questSlug } = parseQuestIdentifier('quest--robot-s--short-hop');
    expect(questSize).toBe('robot-s');
    expect(questSlug).toBe('short-hop');
  });
  it.each([
    ['quest--hop', 'hop'],
    ['quest--xxl--hop', 'hop'],
    ['quest----hop', 'hop'],
    ['hop', 'hop'],
    ['quest--xl--hop--again', 'hop--again'],
  ])('the size of %s is m, because it has no known size [PQUEST-007]', (identifier, slug) => {
    expect(parseQuestIdentifier(identifier)).toMatchObject({ questSize: 'm', questSlug: slug });
  });
});

describe('thresholds', () => {
  it('m and robot-m have 25 levels from 0 to 2,000,000 EUR [PQUEST-012] [PQUEST-015]', () => {
    const m = [
      0, 500, 1000, 2000, 3000, 5000, 7500, 10000, 15000, 20000, 30000, 40000, 50000, 75000, 100000, 150000, 200000,
      300000, 400000, 500000, 750000, 1000000, 1250000, 1500000, 2000000,
    ];
    expect(m).toHaveLength(25);
    expect(euroThresholds.m).toEqual(m);
    expect(euroThresholds['robot-m']).toEqual(m);
  });
  it('s and robot-s have the first 15 levels of m [PQUEST-013] [PQUEST-016]', () => {
    expect(euroThresholds.s).toHaveLength(15);
    expect(euroThresholds.s).toEqual(euroThresholds.m.slice(0, 15));
    expect(euroThresholds['robot-s']).toEqual(euroThresholds.s);
  });
  it('xs has 6 levels [PQUEST-014] [PQUEST-017]', () => {
    expect(euroThresholds.xs).toEqual([0, 150, 500, 1000, 5000, 15000]);
  });
  it.each([
    ['EUR', 15_000n],
    ['USD', 15_000n],
    ['AUD', 22_500n],
    ['CAD', 22_500n],
    ['NZD', 22_500n],
    ['BRL', 75_000n],
    ['NOK', 150_000n],
    ['JPY', 22_500n],
  ])('150 EUR is a fixed threshold in %s, in minor units [PQUEST-018]', (currency, cents) => {
    expect(countedIn(currency)).toBe(currency);
    expect(thresholdsIn('xs', currency)[1]).toBe(cents);
    expect(countedBets(123n, currency, rates)).toBe(123n);
  });
  it('bets in another currency are converted to EUR at the loaded rates [PQUEST-018]', () => {
    expect(countedIn('BTC')).toBe('EUR');
    expect(thresholdsIn('xs', 'BTC')).toEqual(thresholdsIn('xs', 'EUR'));
    expect(countedBets(300_000n, 'BTC', rates)).toBe(15_000n);
  });
  it('a currency without a rate counts one unit as one EUR [PQUEST-018]', () => {
    expect(countedBets(300_000_000n, 'BTC', {})).toBe(300n);
  });
});

describe('levels', () => {
  const xs = thresholdsIn('xs', 'EUR');
  it.each([
    [0n, 1],
    [14_999n, 1],
    [15_000n, 2],
    [49_999n, 2],
    [50_000n, 3],
    [1_500_000n, 6],
  ])('total bets of %s cents are level %s [PQUEST-003]', (total, level) => {
    expect(progressOf(total, xs).level).toBe(level);
  });
  it('the next level follows the current one, with the distance to it [PQUEST-004]', () => {
    expect(progressOf(25_000n, xs)).toEqual({ level: 2, nextLevel: 3, done: 10_000n, needed: 35_000n, percent: 28 });
  });
  it('at the last level there is no next level, and progress is complete [PQUEST-004]', () => {
    expect(progressOf(9_000_000n, xs)).toEqual({ level: 6, nextLevel: null, done: 0n, needed: 0n, percent: 100 });
  });
  it('the level never falls as bets grow, and its threshold is reached while the next is not [PQUEST-003]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...questSizes),
        fc.bigInt(0n, 300_000_000n),
        fc.bigInt(0n, 9_999_999n),
        (size, total, more) => {
          const thresholds = thresholdsIn(size, 'EUR');
          const { level } = progressOf(total, thresholds);
          expect(thresholds[level - 1]).toBeLessThanOrEqual(total);
          if (level < thresholds.length) expect(thresholds[level]).toBeGreaterThan(total);
          expect(progressOf(total + more, thresholds).level).toBeGreaterThanOrEqual(level);
        },
      ),
    );
  });
});

describe('maps', () => {
  const phone = { width: 358, height: { xs: 480, s: 620, m: 620, 'robot-s': 620, 'robot-m': 620 } };
  const distances = (size: QuestSize, way: 'wide' | 'tall', width: number, height: number) =>
    levelPoints[size][way].flatMap((one, index, all) =>
      all
        .slice(index + 1)
        .map(other => Math.hypot(((one.x - other.x) * width) / 100, ((one.y - other.y) * height) / 100)),
    );

  it.each(questSizes)(
    'the map of %s has one point inside it per level, on wide and tall screens [PQUEST-002]',
    size => {
      const { wide, tall } = levelPoints[size];
      for (const path of [wide, tall]) {
        expect(path).toHaveLength(euroThresholds[size].length);
        for (const { x, y } of path) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
          expect(Math.max(x, y)).toBeLessThanOrEqual(96);
        }
      }
    },
  );
  it.each(questSizes)('levels of %s are far enough apart to be read and tapped on a phone [PQUEST-002]', size => {
    expect(Math.min(...distances(size, 'tall', phone.width, phone.height[size]))).toBeGreaterThan(44);
    expect(Math.min(...distances(size, 'wide', 700, 406))).toBeGreaterThan(44);
  });
});
