import { enter, expect, test } from './journey.ts';

test('each list of tournaments shows the tournaments that belong to its address [PROUTE-003] [PROUTE-004] [PROUTE-009] [PROUTE-012]', async ({
  page,
}) => {
  const titles = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  };
  const tournaments = await titles('/tournaments');
  expect(tournaments).toContain('Perihelion Cup');
  expect(tournaments).not.toContain('Perseid road');
  for (const path of ['/tournaments/all', '/promo'])
    expect(await titles(path)).toEqual(expect.arrayContaining(['Perihelion Cup', 'Perseid road', 'Aphelion draw']));
  expect(await titles('/leaderboard')).toContain('Perihelion Cup');
  expect(await titles('/quests')).toContain('Perseid road');
  expect((await page.goto('/tournaments/nothing'))?.status()).toBe(404);
});

test('addresses for players send a guest to registration and back, and forms for guests send a player to the lobby [PROUTE-028] [PROUTE-029]', async ({
  page,
}) => {
  for (const path of ['/profile/gifts?from=promotions', '/cashbox']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/sign-up?redirect=${encodeURIComponent(path)}`);
  }
  await enter(page, 'demo@liftoff.test', '/promotions');
  for (const path of ['/sign-in', '/sign-up']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});
