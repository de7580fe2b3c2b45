import { expectAccessible } from './accessible.ts';
import { fontsReady } from './fonts.ts';
import { balanceIn, expect, loseSession, test } from './journey.ts';

test('a sign-in link issued by an operator works once, is removed from the address bar, and still requires the one-time code [D5] [A15] [A17]', async ({
  page,
  casino,
}) => {
  const issue = async (email: string) => {
    const { autologin_link: link } = (await casino.console('POST', `players/${email}/autologin`)) as {
      autologin_link: string;
    };
    return link.slice(link.indexOf('/autologin'));
  };
  const link = await issue('tester@liftoff.test');
  const leaked: string[] = [];
  const fonts = new Set<string>();
  const asked: Promise<void>[] = [];
  page.on('request', request => {
    asked.push(
      request.allHeaders().then(({ referer }) => {
        if (request.resourceType() === 'font') fonts.add(request.url());
        if (referer?.includes('_token')) leaked.push(request.url());
      }),
    );
  });
  await page.goto(link);
  await expect(balanceIn(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await loseSession(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expect(page).toHaveURL('/autologin');
  await expectAccessible(page);
  await page.goto(await issue('otp@liftoff.test'));
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name === '__Host-session')).toEqual([]);
  for (const path of [
    '/confirmation?confirmation_token=a',
    '/new-password?reset_password_token=a',
    '/sign-in?unlock_token=a',
  ]) {
    expect((await page.goto(path))?.headers()['referrer-policy'], path).toBe('no-referrer');
    await fontsReady(page);
  }
  await Promise.all(asked);
  expect(fonts.size).toBeGreaterThan(1);
  expect(leaked).toEqual([]);
});
