import type { Bonus, Freespins } from '@liftoff/contract/bonus';
import type { Offer, OfferPreview } from '@liftoff/contract/console/offers';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { seedOffers } from '../seed/seed-offers.ts';
import { signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { offerById } from './offers.ts';

const platform = usePlatform({ seed: 'small', env: { RATE_FACTOR: '1000' } });
let player: TestCaller;
beforeAll(async () => {
  player = await signInDemo(platform);
  await platform.db.query('UPDATE players SET can_issue_bonuses = true');
  await platform.db.transaction(tx => seedOffers(tx, platform.deps));
});

const operator = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  platform.operator().send<T>(method, `/console/api/${path}`, body);
const bonuses = async () => (await player.send<Bonus[]>('GET', '/api/player/bonuses')).body;
const sets = async () => (await player.send<Freespins[]>('GET', '/api/player/freespins')).body;

it('a deposit with an offer that has free spins gives bonus and spins, once, and a charge-back takes both back [PX-40] [PX-43]', async () => {
  const kept = await offerById(platform.db, 'second-deposit');
  await operator('PUT', 'offers/second-deposit', { ...kept?.offer, deposit_number: null });
  const order = { method_id: 'card', amount_cents: 5_000, currency: 'EUR', bonus_offer: 'second-deposit' };
  const { body } = await player.send<{ payment: { id: string } }>('POST', '/payments/deposits', order, {
    'idempotency-key': randomUUID(),
  });
  const { id } = body.payment;
  for (let reports = 0; reports < 2; reports += 1) await operator('POST', `payments/${id}`, { state: 'succeeded' });
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
  expect(await bonuses()).toMatchObject([{ stage: 'issued', amount_cents: 2_500 }]);
  expect(await sets()).toMatchObject([{ stage: 'issued', freespins_count: 20, stake_cents: 20, currency: 'EUR' }]);
  await operator('POST', `payments/${id}/charge_back`);
  await takeFacts(platform);
  expect(await bonuses()).toMatchObject([{ stage: 'canceled' }]);
  expect(await sets()).toMatchObject([{ stage: 'canceled' }]);
});

it.each([
  ['NOK', { currency: 'NOK', stake_cents: 200, max_win_cents: 50_000 }],
  ['AUD', { currency: 'EUR', stake_cents: 20, max_win_cents: 5_000 }],
])(
  'the shipped offer of the second deposit shows a player in %s its spins in their currency, else in euro [PBONUS-008]',
  async (currency, amounts) => {
    const query = new URLSearchParams({ l: 'en-CA', country: 'DE', currency });
    const { body } = await operator<OfferPreview>('GET', `offers/second-deposit/preview?${query}`);
    const terms = { ...amounts, wager: 0, days_to_activate: 7, days_to_use: 3 };
    expect(body.offer).toMatchObject({ currency, freespins_count: 20, freespins: terms });
  },
);

it('an offer is refused if its free spins are unknown, come without a deposit, or are wagered above the rule of a market', async () => {
  const kept = await offerById(platform.db, 'second-deposit');
  const fields = async (change: Partial<Offer>) => {
    const put = await operator<{ errors?: object }>('PUT', 'offers/second-deposit', { ...kept?.offer, ...change });
    return Object.keys(put.body.errors ?? {});
  };
  expect(await fields({ freespins: { offer: 'no_such_spins', count: 20 } })).toEqual(['freespins.offer']);
  expect(await fields({ kind: 'coupon', amount: { by: 'fixed', amounts: { EUR: 700 } } })).toEqual(['freespins']);
  expect(await fields({ freespins: { offer: 'wheel_spins', count: 20 }, licences: ['GB'] })).toContain('freespins');
});
