import {
  addressOf,
  balanceOnPlatform,
  expectBalance,
  frameOf,
  openSlot,
  roundFrom,
  rested,
  spinButton,
} from './game.ts';
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

test('killed while a player plays, the platform loses no bet it has acknowledged, nor a flight that was open [B1]', async ({
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

  await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
  const acknowledged: Awaited<ReturnType<typeof roundFrom>>[] = [];
  const spin = async (timeout?: number) => {
    await rested(page);
    acknowledged.push(await roundFrom(page, () => spinButton(page).click(), timeout));
  };
  await spin();
  // The next press meets a platform that is gone: the frame keeps the bet and sends it until it is answered, once.
  await rested(page);
  const killed = casino.killPlatform();
  await spin(60_000);
  await killed;
  await spin();
  const rounds = await roundsOf(game.identifier);
  expect(rounds.map(round => round.id).toSorted()).toEqual(acknowledged.map(round => round.id).toSorted());
  const spun = acknowledged.reduce((sum, round) => sum - BigInt(round.stake_cents) + BigInt(round.win_cents), before);
  expect(await balanceOnPlatform(page)).toBe(spun);
  await expectBalance(page, spun);

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
