import { MarketRules } from '@liftoff/contract/limits/market-rules';
import { expect, it } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { testStart } from '../testing/test-deps.ts';
import { guestPlace, makeRuleFor, marketRows, readRows, refuseIncomplete } from './market-rules.ts';

const at = new Date(testStart);
const cited = { source: 'a text', checked_at: '2026-06-30', review_due: '2027-06-30' };
const read = (...rows: object[]) => readRows('config/markets/own.json', JSON.stringify(rows));
const good = { ...cited, country: 'NO', real_play: 'off' };
const sets = ['default', 'strict'] as const;

it.each([
  ['a column that is not in the table', { ...good, real_paly: 'on' }, 'real_paly'],
  ['a value that is not allowed', { ...good, real_play: 'maybe' }, 'real_play'],
  ['a wrong value inside a column', { ...good, cycle_ms: { slots: -1, other: 0 } }, 'cycle_ms.slots'],
  ['no source', { ...good, source: undefined }, 'source'],
  ['a review date that is no day', { ...good, review_due: 'soon' }, 'review_due'],
  ['a licence that is not in the licence policy', { ...good, licence: 'XX' }, 'licence'],
  ['a province of another country', { ...good, province: 'ON' }, 'province'],
  ['a province without a country', { ...cited, province: 'ON', vip: false }, 'province'],
  ['no rule at all', { ...cited, country: 'NO' }, 'real_play'],
  [
    'an end before its beginning',
    { ...good, valid_from: '2026-12-01T00:00:00Z', valid_until: '2026-12-01T00:00:00Z' },
    'valid_until',
  ],
  ['autoplay, which the product does not have [C20]', { ...good, autoplay: true }, 'autoplay'],
  ['parallel games, which the product does not open [C21]', { ...good, parallel_games: true }, 'parallel_games'],
  ['celebrated losses [C22]', { ...good, celebrate_up_to_stake: true }, 'celebrate_up_to_stake'],
  ['a hidden net position [C18]', { ...good, net_position_shown: false }, 'net_position_shown'],
])('refuses a file with %s, and names file, row and column', (_what, row, column) => {
  expect(() => read({ ...cited, country: 'DE', vip: false }, row)).toThrow('config/markets/own.json');
  expect(() => read({ ...cited, country: 'DE', vip: false }, row)).toThrow(`row 2, ${column}: `);
});

it('refuses two rows for the same place and time that set the same column, and accepts them one after the other', () => {
  expect(() => read(good, { ...good, vip: false })).toThrow('row 2, real_play: row 1 sets it');
  const turn = '2026-12-01T00:00:00Z';
  expect(read({ ...good, valid_until: turn }, { ...good, valid_from: turn })).toHaveLength(2);
});

it('refuses a file that is no list', () => {
  expect(() => readRows('config/markets/own.json', '{}')).toThrow('config/markets/own.json is not usable');
});

it('requires a value for every column in all places, and for every protecting one without a licence', () => {
  expect(() => refuseIncomplete('config/markets/own.json', read(good))).toThrow('the row for all places, vip: missing');
  expect(() => refuseIncomplete('config/markets/own.json', read(good))).toThrow(
    'the row of licence none, cycle_ms: missing',
  );
});

it.each(sets)('the %s set has every rule for every place', set => {
  const config = testConfig({ MARKET_RULES: set });
  const ruleFor = makeRuleFor(config);
  for (const { licence = null, country = null, province = null } of [...marketRows(config), {}])
    expect(Object.keys(ruleFor({ licence, country, province, at })).toSorted()).toEqual(
      Object.keys(MarketRules.shape).toSorted(),
    );
});

it('the default set leaves Canada, Germany, Australia, New Zealand, Italy, Estonia, Norway and Austria open to real play', () => {
  const ruleFor = makeRuleFor(testConfig());
  for (const country of ['CA', 'DE', 'AU', 'NZ', 'IT', 'EE', 'NO', 'AT'])
    expect([country, ruleFor({ ...guestPlace(country), at }).real_play]).toEqual([country, 'on']);
});

it('a rule that begins later is in force from its moment on, in a process that has read the rules before', () => {
  const ruleFor = makeRuleFor(testConfig({ MARKET_RULES: 'strict' }));
  const inNewZealand = (moment: string) => ruleFor({ ...guestPlace('NZ'), at: new Date(moment) }).real_play;
  expect(inNewZealand('2026-11-30T10:59:59.999Z')).toBe('on');
  expect(inNewZealand('2026-11-30T11:00:00.000Z')).toBe('off');
  expect(inNewZealand('2026-11-30T10:59:59.999Z')).toBe('on');
});

it.each(sets)('a licence outside the licence policy has the strictest protection in the %s set', set => {
  const ruleFor = makeRuleFor(testConfig({ MARKET_RULES: set }));
  for (const licence of ['nowhere', 'toString', null])
    expect(ruleFor({ licence, country: 'DE', province: null, at })).toMatchObject({
      real_play: 'demo',
      cycle_ms: { slots: 5_000, other: 5_000 },
      stake_max: { games: 'all', bands: [{ eur_cents: 0 }] },
      withdrawal_recall: false,
      wager_multiple_max: 0,
    });
});

it('the strict set says what the promotion rules list for promotions', () => {
  const ruleFor = makeRuleFor(testConfig({ MARKET_RULES: 'strict' }));
  const rules = (country: string, province: string | null = null) => ruleFor({ ...guestPlace(country), province, at });
  expect(rules('CA', 'ON').bonus_public).toBe(false);
  expect(rules('CA', 'BC').bonus_public).toBe(true);
  expect(rules('EE')).toMatchObject({ bonus_public: false, bonus_min_age: 21, neutral_tone: true });
  expect(rules('DE')).toMatchObject({ vip: false, jackpots: false, parallel_games: false });
  expect(rules('IT').neutral_tone).toBe(true);
  expect(rules('SE')).toMatchObject({ bonus_first_time_only: true, cashback: 'as_bonus' });
  expect(rules('NL')).toMatchObject({ bonus_min_age: 24, cashback: 'off' });
  expect(ruleFor({ licence: 'GB', country: 'GB', province: null, at })).toMatchObject({
    wager_multiple_max: 10,
    mixed_products: false,
  });
});
