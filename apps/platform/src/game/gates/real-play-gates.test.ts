import { expect, it } from 'vitest';
import type { AgeProfile } from '../../account/profile/age.ts';
import type { Tx } from '../../database/database.ts';
import { testStart } from '../../testing/test-deps.ts';
import { maxStakeOf } from './max-stake.ts';
import { realPlayGates } from './real-play.ts';
import { askGates, type Staking } from './stake-gate.ts';

const now = new Date(testStart);

/* What the gates decide by what they are told alone, without a database. */
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
/** No gate that is told so needs one. */
const unasked: Tx = {
  tx: true,
  afterCommit: () => undefined,
  query: () => Promise.reject(new Error('The database was asked')),
};
const asked = (told: Partial<Staking>) =>
  askGates(unasked, realPlayGates, { ...staking, ...told }, { stake: 0n, opens: true, now });

it('who has played for a time that is not known opens no round [C17]', async () => {
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
])('no stake is taken where %s [C27]', async (_of, told) => {
  expect(await asked(told)).toMatchObject({ refused: 'country_closed' });
});

it('the highest stake goes by the age of the day it is where the player lives [C23]', () => {
  const of = { ...player, licence: 'GB', country: 'NZ', date_of_birth: '2001-11-21' };
  const most = (at: string) => maxStakeOf(of, { kind: 'slots', currency: 'EUR', now: new Date(at) });
  expect([most('2026-11-20T10:59:59.999Z'), most('2026-11-20T11:00:00.000Z')]).toEqual([200n, 500n]);
});

it('the highest stake in another currency is cut, so that it is never passed [C23]', () => {
  const of = { ...player, licence: 'DE' };
  expect(maxStakeOf(of, { kind: 'slots', currency: 'CAD', now })).toBe(151n);
});
