import { expect, it } from 'vitest';
import type { AgeProfile } from '../../account/profile/age.ts';
import type { Tx } from '../../database/database.ts';
import { makeRuleFor } from '../../market/market-rules.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testStart } from '../../testing/test-deps.ts';
import { maxStakeOf } from './max-stake.ts';
import { realPlayGates } from './real-play.ts';
import { askGates, type Staking } from './stake-gate.ts';

const now = new Date(testStart);
const ruleFor = makeRuleFor(testConfig());

/* Tests what the gates decide from the given conditions alone, without a database. */
const player: AgeProfile = {
  licence: 'CW',
  country: 'DE',
  state: null,
  postal_code: null,
  date_of_birth: '1990-05-17',
};
const staking: Staking = {
  session: { mode: 'real', player_id: 1n, currency: 'EUR', country: 'CA', game: 'deep-sea-salvage' },
  player,
  place: 'CA',
  placedAt: now,
  calledFrom: null,
  agreed: true,
  limited: false,
  mayBeExcludedPerson: false,
  playTime: { stretch: null, sessionBegan: null, intervalMin: 60 },
};
/** A transaction that fails when used: a gate with complete conditions needs no query. */
const unasked: Tx = {
  tx: true,
  afterCommit: () => undefined,
  query: () => Promise.reject(new Error('The database was asked')),
};
const asked = (told: Partial<Staking>) =>
  askGates(unasked, realPlayGates(ruleFor), { ...staking, ...told }, { stake: 0n, parts: [], opens: true, now });

it('a player whose play time is unknown cannot open a round [C17]', async () => {
  expect(await asked({})).toBeNull();
  expect(await asked({ playTime: null })).toMatchObject({ refused: 'reality_check' });
});

it.each([
  ['the launch came from a closed country', { session: { ...staking.session, country: 'US' } }],
  ['the browser is in one now', { place: 'US' }],
  ['the call comes from one', { calledFrom: 'US' }],
  ['the launch came from nobody knows where', { session: { ...staking.session, country: null } }],
  ['nobody knows where the browser is now', { place: null }],
  ['nobody has said for half an hour where the browser is', { placedAt: new Date(now.getTime() - 1_800_000) }],
  ['nobody has ever said where the browser is', { placedAt: null }],
])('a stake is refused when %s [C27]', async (_of, told) => {
  expect(await asked(told)).toMatchObject({ refused: 'country_closed' });
});

it("the maximum stake depends on the player's age on the current date in their country [C23]", () => {
  const of = { ...player, licence: 'GB', country: 'NZ', date_of_birth: '2001-11-21' };
  const most = (at: string) => maxStakeOf(ruleFor, of, { kind: 'slots', currency: 'EUR', now: new Date(at) });
  expect([most('2026-11-20T10:59:59.999Z'), most('2026-11-20T11:00:00.000Z')]).toEqual([200n, 500n]);
});

it('the maximum stake in another currency is rounded down, so that it is never exceeded [C23]', () => {
  const of = { ...player, licence: 'DE' };
  expect(maxStakeOf(ruleFor, of, { kind: 'slots', currency: 'CAD', now })).toBe(151n);
});
