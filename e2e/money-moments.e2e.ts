import { addressOf, figure, frameOf, openSlot, rested, roundFrom, spinButton } from './game.ts';
import { expect, signIn, test } from './journey.ts';

const rocket = '/play/turbogames/rocket-x';

test(
  'a game reports that another game was opened elsewhere, and lets the player continue here [C21]',
  { tag: '@all' },
  async ({ page, context, casino }) => {
    const slot = await openSlot(casino.site);
    await signIn(page, 'demo@liftoff.test');
    await page.goto(addressOf(slot), { waitUntil: 'domcontentloaded' });
    await rested(page);
    const second = await context.newPage();
    await second.goto(rocket, { waitUntil: 'domcontentloaded' });
    await expect(frameOf(second).getByRole('button', { name: /^Start for/ })).toBeVisible();
    await spinButton(page).click();
    await expect(page.getByRole('heading', { name: 'A game was opened somewhere else' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue here' }).click();
    await rested(page);
    expect((await roundFrom(page, () => spinButton(page).click())).state).toBe('settled');
    await second.close();
  },
);

test("a game remembers the player's last stake", { tag: '@all' }, async ({ page, casino }) => {
  const slot = await openSlot(casino.site);
  await signIn(page, 'demo@liftoff.test');
  await page.goto(addressOf(slot), { waitUntil: 'domcontentloaded' });
  const usual = await spinButton(page).getAttribute('aria-label');
  await frameOf(page).getByRole('button', { name: 'Raise stake' }).click();
  const raised = await spinButton(page).getAttribute('aria-label');
  expect(raised).not.toBe(usual);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(spinButton(page)).toHaveAttribute('aria-label', raised ?? '');
});

test('the fairness panel recomputes a round from its revealed seeds: the hash shown earlier, the outcome and the amount [C33]', async ({
  page,
  casino,
}) => {
  const slot = await openSlot(casino.site);
  await page.goto(addressOf(slot, 'demo'), { waitUntil: 'domcontentloaded' });
  await roundFrom(page, () => spinButton(page).click());
  await rested(page);
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Rounds', exact: true }).click();
  await expect(frame.getByRole('dialog')).toContainText('Seed pair 1, round 0');
  await page.keyboard.press('Escape');
  await frame.getByRole('button', { name: 'Fairness', exact: true }).click();
  await frame.getByRole('button', { name: 'New seeds' }).click();
  await frame.getByRole('button', { name: 'Recompute' }).click();
  const found = frame.getByRole('dialog').getByRole('status');
  await expect(found).toContainText('The hash matches the one you saw before the first round');
  await expect(found).toContainText('Same as in your history. Result');
  await expect(frame.getByRole('button', { name: 'New seeds' })).toHaveCount(1);
});

test(
  'several jackpots won in one round are announced together, and the next round waits until the announcement is closed [PJACK-004]',
  { tag: '@all' },
  async ({ page, casino }) => {
    const slot = await openSlot(casino.site);
    // By the casino's odds a jackpot is won once in years, so two wins are added to the platform's answer to a real
    // spin.
    await page.route('**/frame/api/bet', async route => {
      const answer = await route.fetch();
      const round = (await answer.json()) as Record<string, unknown>;
      const win = (level: string, level_name: string, amount_cents: number) => ({
        jackpot: 'mystic',
        level,
        level_name,
        amount_cents,
      });
      const jackpot_wins = [win('comet', 'Comet', 411_872), win('spark', 'Spark', 21_209)];
      await route.fulfill({ response: answer, json: { ...round, jackpot_win_cents: 433_081, jackpot_wins } });
    });
    await page.goto(addressOf(slot, 'demo'), { waitUntil: 'domcontentloaded' });
    await spinButton(page).click();
    // One spin in 161 triggers free rounds, which are played first.
    const reported = frameOf(page).getByRole('dialog', { name: '2 jackpots won' });
    await expect(reported).toContainText(/Comet.*4,118\.72/, { timeout: 90_000 });
    await expect(reported).toContainText(/Spark.*212\.09/);
    await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'true');
    await reported.getByRole('button', { name: 'Continue' }).click();
    await expect(reported).toHaveCount(0);
    await rested(page);
    await expect(figure(page, 'Balance')).toBeVisible();
  },
);
