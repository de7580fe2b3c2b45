import { expectAccessible } from './accessible.ts';
import { awake, expect, test } from './journey.ts';
import { newKnownPlayer } from './new-player.ts';

test('a player spins both wheels and opens a box, with every chance shown before and the prize after [PLOOT-001] [PLOOT-002] [PROLE-008] [PROUTE-015] [PROUTE-016]', async ({
  page,
  casino,
}) => {
  const email = await newKnownPlayer(page);
  for (const group_key of ['wheel_rocket_pro', 'manual_wheel_rocket_max', 'rocket_lite']) {
    const reward = { type: 'box', group_key };
    await casino.console('POST', `players/${email}/rewards`, { reward, reason: 'A journey' });
  }
  for (const [wheel, tier] of [
    ['/rocket-wheel', 'Pro'],
    ['/rocketmart-wheel', 'Max'],
  ] as const) {
    await page.goto(wheel, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: 'One spin ready' })).toBeVisible();
    await expect(page.getByRole('radio', { name: new RegExp(`^${tier}`) })).toBeChecked();
    await expect(page.getByRole('listitem').filter({ hasText: 'cannot be won here' }).first()).toBeVisible();
    await awake(page);
    await page.getByRole('button', { name: `Spin ${tier}` }).click();
    const result = page.getByRole('dialog', { name: 'The wheel stopped at' });
    await expect(result.getByText('Chance of this prize')).toBeVisible();
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'No spins right now' })).toBeVisible();
    await expectAccessible(page);
  }

  await page.goto('/lootboxes', { waitUntil: 'domcontentloaded' });
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'See the prize' })).toHaveCount(2);
  await page.getByRole('link', { name: 'See what it can hold' }).click();
  await expect(page.getByRole('heading', { name: 'Rocket Lite' })).toBeVisible();
  await awake(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('Chance of this prize')).toBeVisible();
  await page.getByRole('button', { name: 'Check the draw' }).click();
  await expect(page.getByText(/^Your browser computed the draw from the seeds: same prize/)).toBeVisible();
  await expectAccessible(page);
});
