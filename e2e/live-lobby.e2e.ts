import { awake, expect, test } from './journey.ts';

test("a guest's lobby updates live: jackpots grow in their band and on the tiles, and the latest win is shown [RT-001] [RT-002] [CONST-059]", async ({
  page,
  casino,
}) => {
  const list = page.waitForResponse('**/api/jackpots');
  await page.goto('/');
  await awake(page);
  // A guest's rows update live from the first pointer movement on.
  await page.mouse.move(200, 200);
  // The page joins the channels before it reloads the jackpots.
  await list;
  const band = page.getByRole('list').filter({ hasText: 'Supernova' });
  await expect(band.getByText('€7,654,321.09')).toHaveCount(0);
  const levels = [{ identifier: 'supernova', amount_cents: 765_432_109 }];
  await casino.console('POST', 'publish', {
    channel: 'jackpots_changes',
    data: { identifier: 'mystic', currency: 'EUR', levels },
  });
  await expect(band.getByText('€7,654,321.09')).toBeVisible();
  await casino.console('POST', 'publish', {
    channel: 'wins',
    data: { nickname: 'Mira K***', game: 'rocket-x', currency: 'EUR', win_cents: 4_210, at: '2026-11-20T10:00:00Z' },
  });
  await expect(page.getByText(/^Mira K\*\*\* won €42\.10/)).toBeVisible();
  await expect(page.locator('article').getByText('€7,654,321.09').first()).toBeAttached();
});
