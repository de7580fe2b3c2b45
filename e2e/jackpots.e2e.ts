import { expectAccessible } from './accessible.ts';
import { awake, expect, test } from './journey.ts';

const won = (nickname: string, original_amount_cents: number, at: string) => ({
  channel: 'wins',
  data: {
    nickname,
    game: 'rocket-x',
    currency: 'EUR',
    win_cents: original_amount_cents,
    at,
    jackpot: {
      identifier: 'mystic',
      level: 'spark',
      level_name: 'Spark',
      original_amount_cents,
      original_currency: 'EUR',
    },
  },
});

test('a guest opens the jackpots from the lobby, sees the slider and the winners, follows new wins, and opens the rules of one jackpot at its identifier [PJACK-001] [PJACK-002] [PROUTE-024] [PRT-001] [PRT-002]', async ({
  page,
  casino,
}) => {
  await page.goto('/');
  await awake(page);
  await page.mouse.move(200, 200);
  await page.getByRole('link', { name: 'All jackpots and odds' }).click();
  await expect(page.getByRole('heading', { name: 'Jackpots', level: 1 })).toBeVisible();
  const slider = page.getByRole('region', { name: 'All jackpots' });
  await expect(slider.getByRole('heading')).toHaveText(['Mystic Jackpots', 'Harbour Drop']);
  await expect(slider.getByText('1 in 480 million at €1')).toBeVisible();
  const winners = page.getByRole('region', { name: 'Winners' });
  await expect(winners.getByText('No winners yet')).toBeVisible();
  await expectAccessible(page);

  // By the published odds a jackpot is won once in years, so the console publishes the messages of the casino.
  // The page joins the channels a few seconds after it opens. A repeated message is shown once.
  await expect(async () => {
    await casino.console('POST', 'publish', won('Mira K***', 21_209, '2026-11-20T10:00:00Z'));
    await expect(winners.getByRole('row', { name: /Mira K\*\*\*/ })).toContainText('€212.09', { timeout: 1_000 });
  }).toPass();
  await casino.console('POST', 'publish', won('Ola***', 2_000, '2026-11-21T10:00:00Z'));
  const names = winners.getByRole('row').filter({ hasText: '***' });
  await expect(names).toHaveText([/Mira K/, /Ola/]);
  await winners.getByRole('radio', { name: 'Latest' }).check({ force: true });
  await expect(names).toHaveText([/Ola/, /Mira K/]);
  await expect(slider.getByText('Biggest win: Mira K***, €212.09')).toBeVisible();
  const levels = [{ identifier: 'supernova', amount_cents: 765_432_109 }];
  const changed = { identifier: 'mystic', currency: 'EUR', levels };
  await casino.console('POST', 'publish', { channel: 'jackpots_changes', data: changed });
  await expect(slider.getByText('€7,654,321.09')).toBeVisible();

  await slider.getByRole('link', { name: 'Rules and odds' }).first().click();
  await expect(page).toHaveURL(/\/mystic$/);
  await expect(page.getByRole('heading', { name: 'Mystic Jackpots', level: 1 })).toBeVisible();
  await expect(page.getByText(/We add 1% of each stake/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'The 4 levels' }).getByRole('row', { name: /Spark/ })).toContainText(
    '€20.00',
  );
  await expect(page.getByRole('region', { name: 'Games that count' }).getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  expect((await page.request.get('/harbour-drop')).status()).toBe(200);
  expect((await page.request.get('/no-such-jackpot')).status()).toBe(404);
});
