import {
  addressOf,
  balanceOnPlatform,
  expectBalance,
  frameOf,
  openSlot,
  roundFrom,
  rested,
  spinButton,
  spinWhileAway,
} from './game.ts';
import { randomUUID } from 'node:crypto';
import { expect, signIn, test } from './journey.ts';

interface LedgerCheck {
  intact: boolean;
  checks: { id: string; intact: boolean; detail: string | null }[];
}

interface RoundSummary {
  id: string;
  state: string;
  stake_cents: number | string;
  win_cents: number | string;
}

test('killing the platform or the edge while a player plays and pays neither loses nor duplicates an acknowledged bet, an acknowledged payment or an open flight [B1] [B2] [I12]', async ({
  page,
  casino,
  watched,
}) => {
  test.slow();
  watched.allow(/WebSocket connection/);
  const game = await openSlot(casino.site);
  await signIn(page, 'vip@liftoff.test');
  const before = await balanceOnPlatform(page);
  const roundsOf = async (identifier: string) =>
    (await (await page.request.get(`/api/games/${identifier}/rounds?limit=50`)).json()) as RoundSummary[];

  const paymentIds = async () =>
    ((await (await page.request.get('/api/player/payments')).json()) as { id: string }[]).map(({ id }) => id);
  const earlier = new Set(await paymentIds());

  await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
  const acknowledged: Awaited<ReturnType<typeof roundFrom>>[] = [];
  const spin = async () => {
    await rested(page);
    acknowledged.push(await roundFrom(page, () => spinButton(page).click()));
  };
  /** Ids of acknowledged deposits. An unanswered deposit is sent again under its key. */
  const begun: string[] = [];
  const deposit = async () => {
    const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() };
    const data = { method_id: 'card', amount_cents: 2_000, currency: 'EUR' };
    const answered = async () => {
      const answer = await page.request.post('/payments/deposits', { headers, data }).catch(() => null);
      if (answer?.status() !== 201) return false;
      begun.push(((await answer.json()) as { payment: { id: string } }).payment.id);
      return true;
    };
    await expect.poll(answered, { timeout: 60_000 }).toBe(true);
  };
  await deposit();
  await spin();
  // The next click is sent while the platform is down: the frame keeps the bet and resends it until it is answered
  // once.
  await rested(page);
  const killed = casino.killPlatform();
  const paying = deposit();
  const spinning = spinWhileAway(page);
  await paying;
  acknowledged.push(await spinning);
  await killed;
  const edgeKilled = casino.killEdge();
  await deposit();
  await edgeKilled;
  await spin();
  const rounds = await roundsOf(game.identifier);
  expect(rounds.map(round => round.id).toSorted()).toEqual(acknowledged.map(round => round.id).toSorted());
  const spun = acknowledged.reduce((sum, round) => sum - BigInt(round.stake_cents) + BigInt(round.win_cents), before);
  expect(await balanceOnPlatform(page)).toBe(spun);
  await expectBalance(page, spun);
  const payments = (await paymentIds()).filter(id => !earlier.has(id));
  expect(payments.toSorted()).toEqual(begun.toSorted());

  await page.goto('/play/turbogames/rocket-x', { waitUntil: 'domcontentloaded' });
  const start = frameOf(page).getByRole('button', { name: /^Start for/ });
  const flight = await roundFrom(page, () => start.click());
  await casino.killPlatform();
  await expect(start).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  const [settled] = await roundsOf('rocket-x');
  expect(settled?.id).toBe(flight.id);
  expect(settled?.state).toMatch(/^(?:settled|rolled_back)$/);
  const lost = settled?.state === 'rolled_back' ? 0n : BigInt(flight.stake_cents) - BigInt(settled?.win_cents ?? 0);
  expect(await balanceOnPlatform(page)).toBe(spun - lost);
  await expectBalance(page, spun - lost);
  const ledger = (await casino.console('GET', 'ledger')) as LedgerCheck;
  expect(ledger.checks.filter(check => !check.intact)).toEqual([]);
});
