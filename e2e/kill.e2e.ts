import { addressOf, balanceOnPlatform, expectBalance, frameOf, openSlot, roundFrom, spinButton } from './game.ts';
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

test('killed while a player plays, the platform loses no bet it has acknowledged [B1]', async ({
  page,
  house,
  watched,
}) => {
  test.slow();
  watched.allow(/WebSocket connection/);
  const game = await openSlot(house.site);
  await signIn(page, 'vip@liftoff.test');
  const before = await balanceOnPlatform(page);
  await page.goto(addressOf(game), { waitUntil: 'domcontentloaded' });
  const acknowledged: Awaited<ReturnType<typeof roundFrom>>[] = [];
  const spin = async () => {
    await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
    acknowledged.push(await roundFrom(page, () => spinButton(page).click()));
  };
  for (let kill = 0; kill < 2; kill += 1) {
    await spin();
    // The next press meets a platform that is gone: the frame keeps the bet and sends it until it is answered, once.
    await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
    const killed = house.killPlatform();
    acknowledged.push(await roundFrom(page, () => spinButton(page).click(), 60_000));
    await killed;
  }
  await spin();
  const rounds = await page.evaluate(
    async id => (await (await fetch(`/api/games/${id}/rounds?limit=50`)).json()) as RoundSummary[],
    game.identifier,
  );
  expect(rounds.map(round => round.id).toSorted()).toEqual(acknowledged.map(round => round.id).toSorted());
  const moved = acknowledged.reduce((sum, round) => sum - BigInt(round.stake_cents) + BigInt(round.win_cents), 0n);
  expect(await balanceOnPlatform(page)).toBe(before + moved);
  await expectBalance(page, before + moved);
  const ledger = (await house.console('GET', 'ledger')) as LedgerCheck;
  expect(ledger.checks.filter(check => !check.intact)).toEqual([]);
});

test('a flight that was open when the platform was killed is settled or its stake is back', async ({
  page,
  house,
  watched,
}) => {
  test.slow();
  watched.allow(/WebSocket connection/);
  await signIn(page, 'vip@liftoff.test');
  await page.goto('/play/turbogames/rocket-x', { waitUntil: 'domcontentloaded' });
  const flight = frameOf(page);
  const start = flight.getByRole('button', { name: /^Start for/ });
  const before = await balanceOnPlatform(page);
  const round = await roundFrom(page, () => start.click());
  await house.killPlatform();
  await expect(start).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
  const [settled] = await page.evaluate(
    async () => (await (await fetch('/api/games/rocket-x/rounds?limit=1')).json()) as RoundSummary[],
  );
  expect(settled?.id).toBe(round.id);
  expect(settled?.state).toMatch(/^(?:settled|rolled_back)$/);
  const lost = settled?.state === 'rolled_back' ? 0n : BigInt(round.stake_cents) - BigInt(settled?.win_cents ?? 0);
  expect(await balanceOnPlatform(page)).toBe(before - lost);
  await expectBalance(page, before - lost);
  const ledger = (await house.console('GET', 'ledger')) as LedgerCheck;
  expect(ledger.intact).toBe(true);
});
