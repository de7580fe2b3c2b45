import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';
import { cardNumbers as numbers } from './log-secrets.ts';
import { casinosFolder } from './seeded-casino.ts';
import { expectKeptNowhere } from './stores.ts';

const built = resolve(import.meta.dirname, '../apps/web/build/client');
const holder = 'Wilhelmina Quux';

/**
 * Begins a deposit per card number and opens each provider's page in a frame of the site, as the cashbox does with
 * one.
 */
async function openFrames(page: Page): Promise<void> {
  const frames = await Promise.all(
    numbers.map(async () => {
      const begun = await page.request.post('/payments/deposits', {
        headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomUUID() },
        data: { method_id: 'card', amount_cents: 2_000, currency: 'EUR' },
      });
      return ((await begun.json()) as { next_step: { url: string } }).next_step.url;
    }),
  );
  await page.evaluate(urls => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('message', event => told.push(event.data));
    const shelf = document.createElement('div');
    for (const url of urls) shelf.append(Object.assign(document.createElement('iframe'), { src: url, height: '520' }));
    document.body.replaceChildren(shelf);
  }, frames);
}

async function payIn(page: Page, at: number, number: string): Promise<void> {
  const card = page.frameLocator('iframe').nth(at);
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expiry date').fill('12/39');
  await card.getByLabel('Security code').fill('7391');
  await card.getByLabel('Name on the card').fill(holder);
  await card.getByRole('button', { name: /^Pay/ }).click();
  await expect(card.getByRole('button', { name: /^Pay/ })).toBeHidden();
}

/** All files of a folder as one string of bytes, which contains everything that a database has written. */
const filesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test('paying with every sandbox card leaves no number or code in any call, store, log or database file, and every script is exactly as built [A29] [D15]', async ({
  page,
  context,
  casino,
}) => {
  const sent: string[] = [];
  const scripts: Response[] = [];
  context.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  context.on('response', answer => answer.request().resourceType() === 'script' && scripts.push(answer));
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  page.on('console', message => sent.push(message.text()));
  await signIn(page, 'tester@liftoff.test');
  await page.goto('/deposit', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('dialog').getByLabel('Amount', { exact: true })).toBeVisible();
  await openFrames(page);
  for (const [at, number] of numbers.entries()) await payIn(page, at, number);
  await expectKeptNowhere(page, Object.fromEntries(numbers.map(number => [`card ${number.slice(-4)}`, number])));
  sent.push(
    ...(await page.evaluate(() => (window as unknown as { told: unknown[] }).told.map(one => JSON.stringify(one)))),
  );

  const folder = join(casinosFolder, `worker-${test.info().workerIndex}`);
  const [database, log] = [filesOf(join(folder, 'database')), readFileSync(`${folder}.log`, 'latin1')];
  const plain = (text: string) => text.replaceAll(/[\s+-]|%20/g, '');
  const calls = sent.join('\n');
  // Positive control: the same searches find text that is expected there.
  expect(calls).toContain(holder);
  expect(calls.match(/"card":"tok_/g)).toHaveLength(numbers.length);
  expect(database).toContain('tester@liftoff.test');
  for (const [place, text] of Object.entries({ calls: plain(calls), log: plain(log), database }))
    expect(
      numbers.filter(number => text.includes(number) || text.includes(Buffer.from(number).toString('base64'))),
      place,
    ).toEqual([]);
  expect(calls).not.toMatch(/(?<![\w.-])7391(?![\w.-])/);

  expect(scripts.length).toBeGreaterThan(10);
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  for (const script of scripts) {
    const { origin, pathname } = new URL(script.url());
    if (origin === casino.platform) expect(pathname).toMatch(/^\/hosted\/card\/assets\/[0-9a-f]{12}\//);
    else {
      expect(origin, script.url()).toBe(casino.site);
      expect(digest(await script.body()), pathname).toBe(digest(readFileSync(join(built, pathname))));
    }
  }
  const library = scripts.filter(script => script.url().includes('/payments-library/'));
  expect(library.map(script => new URL(script.url()).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/payments-library\/\d+\.\d+\.\d+\.js$/),
  ]);
});
