import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { awake, balanceIn, enter, expect, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

const kept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        paths.push(
          `${new URL(request.url).pathname} ${(await answer?.text())?.includes('Kadri') ? 'of a player' : ''}`,
        );
      }
    }
    return paths.toSorted();
  });

test('without a connection, a player sees the offline page and a read-only lobby, no personal data is cached, and no deposit is queued [B15]', async ({
  page,
  context,
  watched,
}) => {
  // The page's socket might still be connecting when the browser goes offline.
  watched.allow(/^console: WebSocket connection .* net::ERR_INTERNET_DISCONNECTED$/);
  await enter(page, 'estonia@liftoff.test', '/fairness');
  await expect.poll(() => kept(page)).toContain('/offline-pages ');
  await page.goto('/profile/limits');
  // Waits until everything has loaded, because a load would fail when the connection goes.
  await expect(balanceIn(page)).toBeVisible();
  await awake(page);
  await page.waitForLoadState('networkidle');
  const files = /^\/(?:|offline|offline-pages|assets\/[\w-]+\.(?:css|woff2)|pictures\/[\w./-]+) $/;
  expect((await kept(page)).filter(path => !files.test(path))).toEqual([]);

  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Bets, deposits and withdrawals need a connection')).toBeVisible();
  await page.goto('/profile/limits');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^See the lobby \(saved \d/ }).click();
  await expect(page.getByRole('status')).toContainText('This is the lobby as of');
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.goto('/deposit');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();

  const deposit = '/payments/deposits';
  const sent = page.evaluate(path => fetch(path, { method: 'POST', body: '{}' }).then(() => 'sent'), deposit);
  await expect(sent).rejects.toThrow('Failed to fetch');
  const later: string[] = [];
  context.on('request', request => void later.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await context.setOffline(false);
  await expect(page).toHaveTitle(/Deposit|Lobby|Liftoff/);
  await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0);
  expect(later.filter(request => request.includes('deposit') && request.startsWith('POST'))).toEqual([]);
});
