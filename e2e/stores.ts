import { expect, type Page } from '@playwright/test';

/** Everything that the browser stores for the open pages and frames, as one string. */
async function keptBy(page: Page): Promise<string> {
  const context = page.context();
  // Covers local storage and IndexedDB of every origin, and the cookies that a script can read.
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const kept: unknown[] = [origins, cookies.filter(({ httpOnly }) => !httpOnly)];
  for (const frame of page.frames()) {
    if (!frame.url().startsWith('http')) continue;
    kept.push(
      frame.url(),
      await frame.evaluate(async () => {
        const cached: string[] = [];
        for (const name of 'caches' in window ? await caches.keys() : []) {
          const cache = await caches.open(name);
          for (const request of await cache.keys())
            cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
        }
        return [{ ...sessionStorage }, window.name, JSON.stringify(history.state), cached];
      }),
    );
  }
  return JSON.stringify(kept);
}

/** Fails if a browser store or the address of an open page contains one of these secrets in any encoding [A44]. */
export async function expectKeptNowhere(page: Page, secrets: Readonly<Record<string, string>>): Promise<void> {
  const kept = await keptBy(page);
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s+-]|%20/g, '');
  const spellings = (secret: string) => [
    secret,
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ];
  const found = Object.entries(secrets).filter(([, secret]) =>
    spellings(secret).some(spelling => kept.includes(spelling) || plain(kept).includes(plain(spelling))),
  );
  expect(found.map(([name]) => name)).toEqual([]);
}
