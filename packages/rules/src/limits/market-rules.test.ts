import type { MarketRow } from '@liftoff/contract/limits/market-rules';
import { readFileSync } from 'node:fs';
import { MarketRow as Row } from '@liftoff/contract/limits/market-rules';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { fromGeneralToSpecific, resolveRules, rowsInForce } from './market-rules.ts';

const file = new URL('../../../../config/markets/default.json', import.meta.url);
const defaults = z.array(Row).parse(JSON.parse(readFileSync(file, 'utf8')));
const cited = { source: 'a text', checked_at: '2026-06-30', review_due: '2027-06-30' };
const now = new Date('2026-11-20T12:00:00Z');
const table = (...rows: Omit<MarketRow, keyof typeof cited>[]) =>
  fromGeneralToSpecific([...defaults, ...rows.map(row => ({ ...cited, ...row }))]);
const ontario = { licence: 'CW', country: 'CA', province: 'ON' };

it('each column comes from the most specific row that sets it: province over country over licence over all places', () => {
  const rows = table(
    { country: 'CA', province: 'ON', bonus_public: false },
    { country: 'CA', bonus_public: true, vip: false, cashback: 'off' },
    { licence: 'CW', cashback: 'as_bonus', lootboxes: false },
  );
  const { bonus_public, vip, cashback, lootboxes, odds_shown } = resolveRules(rows, ontario, now);
  expect({ bonus_public, vip, cashback, lootboxes, odds_shown }).toEqual({
    bonus_public: false,
    vip: false,
    cashback: 'off',
    lootboxes: false,
    odds_shown: true,
  });
  expect(resolveRules(rows, { ...ontario, province: 'BC' }, now).bonus_public).toBe(true);
  expect(resolveRules(rows, { ...ontario, country: 'DE' }, now).cashback).toBe('as_bonus');
});

it('a row that names a country and a licence is more specific than one that names only the country', () => {
  const rows = table({ licence: 'CW', country: 'NO', real_play: 'on' }, { country: 'NO', real_play: 'off' });
  const realPlay = (licence: string) => resolveRules(rows, { licence, country: 'NO', province: null }, now).real_play;
  expect(realPlay('CW')).toBe('on');
  expect(realPlay('EE')).toBe('off');
});

it('of two equally specific rows, the later one wins', () => {
  const rows = table({ country: 'CA', vip: false }, { country: 'CA', vip: true });
  expect(resolveRules(rows, ontario, now).vip).toBe(true);
});

it('a row holds from its first moment until just before its end', () => {
  const rows = table({
    country: 'CA',
    vip: false,
    valid_from: '2026-12-01T00:00:00+13:00',
    valid_until: '2027-01-01T00:00:00Z',
  });
  const vipAt = (at: string) => resolveRules(rows, ontario, new Date(at)).vip;
  expect(vipAt('2026-11-30T10:59:59.999Z')).toBe(true);
  expect(vipAt('2026-11-30T11:00:00.000Z')).toBe(false);
  expect(vipAt('2026-12-31T23:59:59.999Z')).toBe(false);
  expect(vipAt('2027-01-01T00:00:00.000Z')).toBe(true);
});

it('without a licence, a row of the country cannot loosen the columns that protect players, and decides the others', () => {
  const bands = [{ from_age: 18, eur_cents: 500 }];
  const rows = table({
    country: 'CA',
    real_play: 'on',
    stake_max: { games: 'slots', bands },
    cycle_ms: { slots: 0, other: 0 },
    withdrawal_recall: true,
    wager_multiple_max: 99,
    bonus_public: false,
  });
  expect(resolveRules(rows, { ...ontario, licence: 'none' }, now)).toMatchObject({
    real_play: 'demo',
    stake_max: { games: 'all', bands: [{ eur_cents: 0 }] },
    cycle_ms: { slots: 5_000, other: 5_000 },
    withdrawal_recall: false,
    wager_multiple_max: 0,
    bonus_public: false,
  });
});

it('a column that no row sets is an error, so that no rule is invented', () => {
  expect(() => resolveRules([], ontario, now)).toThrow('real_play');
});

it('lists the rows in force in a place, in the order of the table', () => {
  const rows = table(
    { country: 'CA', vip: false },
    { country: 'DE', vip: false },
    { country: 'CA', vip: true, valid_until: '2026-01-01T00:00:00Z' },
  );
  const keys = rowsInForce(rows, ontario, now).map(({ licence, country }) => ({ licence, country }));
  expect(keys).toEqual([{}, { licence: 'CW' }, { country: 'CA' }]);
});
