import type { BonusHistory } from '@liftoff/contract/bonus';
import type { Offer, OfferPreview } from '@liftoff/contract/console/offers';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedOffers } from '../seed/seed-offers.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { signInDemo } from '../testing/play.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { offerById } from './offers.ts';

const email = 'demo@liftoff.test';
const folder = mkdtempSync(join(tmpdir(), 'offers-'));
writeFileSync(
  join(folder, 'modify-gifts-config.json'),
  JSON.stringify({ 'second-deposit': { title: { de: 'Zweite Einzahlung' } } }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000', FE_CONFIG_DIR: folder } });
beforeAll(async () => {
  await platform.db.transaction(tx => seedOffers(tx, platform.deps));
});

const read = async <T>(path: string): Promise<T> => {
  const { status, body } = await platform.operator().send<T>('GET', `/console/api/${path}`);
  expect(status).toBe(200);
  return body;
};
const preview = (id: string, query: Record<string, string>) =>
  read<OfferPreview>(`offers/${id}/preview?${new URLSearchParams({ l: 'en-CA', country: 'DE', ...query })}`);
const put = async (id: string, changes: Partial<Offer>) => {
  const kept = await offerById(platform.db, id);
  const body = { ...kept?.offer, ...changes };
  expect((await platform.operator().send('PUT', `/console/api/offers/${id}`, body)).status).toBe(200);
};

it('previews an offer for a locale, a country, a group, a currency and a moment, with every reason why it is not shown', async () => {
  expect(await preview('welcome-131811', {})).toMatchObject({ because: ['not_for_player'] });
  expect(await preview('welcome-131811', { group: '131811' })).toMatchObject({
    offer: { title: 'Welcome bonus', currency: 'EUR', max_bonus_cents: 10_000, min_deposit_cents: 1_000 },
    because: [],
  });
  expect(await preview('welcome-131811', { group: '131811', currency: 'NOK' })).toMatchObject({
    offer: { currency: 'NOK', max_bonus_cents: 100_000 },
  });
  expect(await preview('welcome-131811', { group: '131811', currency: 'BTC' })).toEqual({
    offer: null,
    because: ['currency'],
  });
  expect((await preview('second-deposit', {})).offer?.title).toBe('Second deposit');
  expect((await preview('second-deposit', { l: 'de' })).offer?.title).toBe('Zweite Einzahlung');
  expect((await preview('reload', {})).because).toEqual(['code']);
  await put('second-deposit', { starts_at: '2027-01-01T00:00:00Z', countries: ['CA'] });
  await platform.operator().send('POST', '/console/api/offers/second-deposit/state', { state: 'stopped' });
  expect((await preview('second-deposit', {})).because).toEqual(['not_live', 'not_open', 'not_for_player']);
  const later = { country: 'CA', at: '2027-02-01T00:00:00Z' };
  expect((await preview('second-deposit', later)).because).toEqual(['not_live']);
});

it('the preview of an offer says if it is not shown because staff have stopped all bonuses', async () => {
  const stop = (bonuses_stopped: boolean) =>
    platform.operator().send('POST', '/console/api/flags', { bonuses_stopped });
  await stop(true);
  expect((await preview('welcome-131811', { group: '131811' })).because).toEqual(['stopped']);
  await stop(false);
  expect((await preview('welcome-131811', { group: '131811' })).because).toEqual([]);
});

it('tries a deposit out against every deposit offer: what each would give, or why it gives nothing, and changes nothing', async () => {
  const all = () => fingerprint(platform, /^(?!sessions$|rate_)/);
  const before = await all();
  const tried = async (cents: number) => {
    const found = await read<{ id: string; amount_cents: number | null; because: string | null }[]>(
      `players/${email}/deposit_offers?currency=EUR&amount_cents=${cents}`,
    );
    return Object.fromEntries(found.map(({ id, amount_cents, because }) => [id, because ?? amount_cents]));
  };
  expect(await tried(5_000)).toEqual({
    'welcome-131811': 'not_for_player',
    'second-deposit': 'not_live',
    reload: 'code',
  });
  expect(await all()).toEqual(before);
  const { id } = (await (await signInDemo(platform)).send<{ id: number }>('GET', '/api/player')).body;
  await platform.db.query(`INSERT INTO player_groups (player_id, group_id) VALUES ($1, '131811')`, [id]);
  await put('reload', { code: null });
  expect((await tried(5_000))['reload']).toBe('code');
  await put('reload', { code: 'RELOAD25' });
  await platform.db.query(`UPDATE players SET deposit_bonus_code = 'reload25' WHERE id = $1`, [id]);
  expect(await tried(5_000)).toMatchObject({ 'welcome-131811': 5_000, reload: 1_250 });
  expect((await tried(500))['welcome-131811']).toBe('deposit_too_small');
  await platform.db.query('UPDATE players SET can_issue_bonuses = false WHERE id = $1', [id]);
  expect(new Set(Object.values(await tried(5_000)))).toEqual(new Set(['player']));
  await platform.db.query('UPDATE players SET can_issue_bonuses = true WHERE id = $1', [id]);
});

it('explains why a player holds a bonus, and lists its history', async () => {
  const reward = { type: 'bonus', offer: 'thank-you', currency: 'EUR', amount_cents: 1_000 };
  const given = await platform
    .operator()
    .send('POST', `/console/api/players/${email}/rewards`, { reward, reason: 'A delayed payout' });
  expect(given.status).toBe(201);
  type Explained = { bonus: { id: string; stage: string }; cause: string };
  const [held] = await read<Explained[]>(`players/${email}/bonuses`);
  expect(held).toMatchObject({
    bonus: { title: 'Thank you', stage: 'issued' },
    cause: expect.stringMatching(/^\d+:console:/) as unknown,
    offer: 'thank-you',
    payment: null,
    reason: 'A delayed payout',
    flagged: false,
  });
  const history = await read<BonusHistory>(`players/${email}/bonuses/${held?.bonus.id}`);
  expect(history).toMatchObject({ bonus: { id: held?.bonus.id }, activated_at: null, entries: [] });
  const other = await platform
    .operator()
    .send('GET', `/console/api/players/vip@liftoff.test/bonuses/${held?.bonus.id}`);
  expect(other.status).toBe(404);
});
