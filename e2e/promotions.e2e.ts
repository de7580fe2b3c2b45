import { expectAccessible } from './accessible.ts';
import { addressOf, frameOf, openSlot, rested, roundFrom, spinButton } from './game.ts';
import { awake, expect, test } from './journey.ts';
import { newKnownPlayer } from './new-player.ts';

test('a player chooses between tournaments of several kinds, and joins one only after confirming [PTOUR-001] [PTOUR-014] [PROLE-006]', async ({
  page,
}) => {
  await newKnownPlayer(page);
  await page.goto('/tournaments', { waitUntil: 'domcontentloaded' });
  for (const kind of [/^A point for every €1 staked/, /^Each win, divided by its stake/, /^A point for each round/])
    await expect(page.getByText(kind).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('/tournaments/perihelion-cup', { waitUntil: 'domcontentloaded' });
  await awake(page);
  const join = page.getByRole('main').getByRole('button', { name: 'Join', exact: true });
  await join.click();
  const question = page.getByRole('dialog', { name: 'Join Perihelion Cup' });
  await expect(question.getByText(/^Joining places no bet/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('You haven’t joined')).toBeVisible();
  await join.click();
  await question.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('Your first round that counts puts you on the board.')).toBeVisible();
  await expect(join).toHaveCount(0);
  await expectAccessible(page);
});

test('a player who has joined sees which games and stakes count, and is reminded of a future tournament [PX-62]', async ({
  page,
  casino,
}) => {
  const email = await newKnownPlayer(page);
  await casino.console('POST', `players/${email}`, { balance: { currency: 'EUR', amount_cents: 50_000 } });
  await page.goto('/tournaments', { waitUntil: 'domcontentloaded' });
  const cup = page.getByRole('listitem').filter({ hasText: 'Perihelion Cup' });
  await cup.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click();
  await expect(cup.getByRole('link', { name: 'Standings' })).toBeVisible();
  await page.getByRole('button', { name: 'Remind me' }).click();
  await expect(page.getByRole('button', { name: 'Reminder set', pressed: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/pokies/all', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Counts in your tournament').first()).toBeAttached();
  await expectAccessible(page);
  await page.goto(addressOf(await openSlot(casino.site)), { waitUntil: 'domcontentloaded' });
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
  const stakeTo = async (name: 'Raise stake' | 'Lower stake') => {
    const step = frameOf(page).getByRole('button', { name });
    while ((await step.getAttribute('aria-disabled')) === 'false') await step.click();
  };
  await stakeTo('Lower stake');
  await expect(frameOf(page).getByText('Below the minimum of €0.50: Perihelion Cup')).toBeVisible();
  await stakeTo('Raise stake');
  await expect(frameOf(page).getByText('Counts: Perihelion Cup')).toBeVisible();
});

test('a player buys lottery tickets with points, and holds them under their numbers [PLOTT-001]', async ({
  page,
  casino,
}) => {
  const email = await newKnownPlayer(page);
  const reward = { type: 'points', points: 100 };
  await casino.console('POST', `players/${email}/rewards`, { reward, reason: 'A journey' });
  await page.goto('/lotteries', { waitUntil: 'domcontentloaded' });
  await expectAccessible(page);
  await page.getByRole('link', { name: /Aphelion draw/ }).click();
  await expect(page.getByText('You have no tickets in this lottery.')).toBeVisible();
  await awake(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Buy 2 tickets for 80 points' }).click();
  await expect(page.getByText('2 tickets are yours.')).toBeVisible();
  const tickets = page.getByRole('listitem').filter({ hasText: /^Ticket\d{6}$/ });
  await expect(tickets).toHaveCount(2);
  await page.getByRole('button', { name: 'Buy 1 ticket for 40 points' }).click();
  await expect(page.getByText('You have too few points for that.')).toBeVisible();
  await expect(tickets).toHaveCount(2);
  await expectAccessible(page);
});

test('a player’s bets carry them to the next level of a quest [PQUEST-001]', async ({ page, casino }) => {
  test.slow();
  const email = await newKnownPlayer(page);
  await casino.console('POST', `players/${email}`, { balance: { currency: 'EUR', amount_cents: 500_000 } });
  await page.goto('/quests/short-hop', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('1 of 6')).toBeVisible();
  await expectAccessible(page);
  await page.goto(addressOf(await openSlot(casino.site)), { waitUntil: 'domcontentloaded' });
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
  const raise = frameOf(page).getByRole('button', { name: 'Raise stake' });
  while ((await raise.getAttribute('aria-disabled')) === 'false') await raise.click();
  for (let staked = 0; staked < 15_000;) {
    await rested(page);
    staked += Number((await roundFrom(page, () => spinButton(page).click())).stake_cents);
  }
  const level = async () => {
    await page.goto('/quests/short-hop', { waitUntil: 'domcontentloaded' });
    return page.getByText(/^\d of 6$/).textContent();
  };
  await expect.poll(level).not.toBe('1 of 6');
  await expect(page.getByRole('button', { name: 'Level 2, from €150 in bets', exact: false })).toBeVisible();
});
