import type { Page } from '@playwright/test';
import { awake, expect, test } from './journey.ts';
import { newPlayer } from './new-player.ts';
import { AskedOnce, expectSameHelp, expectWcag22, helpOf } from './wcag22.ts';

const screen = (body: string): string => `<!doctype html><html lang="en"><title>x</title><body>${body}</body></html>`;
const faults: [string, string, string][] = [
  [
    'what has the keyboard lies under a bar',
    'focus not obscured',
    '<a href="#a">under</a><div style="position:fixed;inset:0;background:#000"></div>',
  ],
  ['something is moved by dragging alone', 'no dragging', '<div draggable="true">card</div>'],
  [
    'two small buttons stand close',
    'target size',
    '<button style="width:16px;height:16px;padding:0">a</button><button style="width:16px;height:16px;padding:0">b</button>',
  ],
  [
    'a password takes no paste',
    'accessible authentication',
    '<input type="password" autocomplete="current-password" aria-label="p" style="height:30px" onpaste="return false">',
  ],
  [
    'a password manager is kept out',
    'accessible authentication',
    '<input type="password" autocomplete="off" aria-label="p" style="height:30px">',
  ],
];

test('each WCAG 2.2 check detects its fault and passes a screen without it [C43]', async ({ page }) => {
  for (const [what, check, body] of faults) {
    await page.setContent(screen(body));
    await expect(expectWcag22(page), what).rejects.toThrow(check);
  }
  await page.setContent(
    screen('<p>Read <a href="#a">the terms</a> first.</p><button style="width:40px;height:40px">a</button>'),
  );
  await expectWcag22(page);
  const asked = new AskedOnce();
  await page.setContent(
    screen('<input name="city" aria-label="City" value="Tartu"><input name="street" aria-label="Street">'),
  );
  await asked.step(page);
  await page.setContent(screen('<input name="street" aria-label="Street">'));
  await expect(asked.step(page)).rejects.toThrow('asked for before');
  const help = (...ways: string[]) =>
    screen(`<footer>${ways.map(href => `<a href="${href}">x</a>`).join(' ')}</footer>`);
  await page.setContent(help('/support', 'tel:1', '/responsible-gaming'));
  const here = await helpOf(page);
  await page.setContent(help('/de/support', '/de/responsible-gaming', 'tel:2'));
  const there = await helpOf(page);
  expect(() => expectSameHelp(here, there)).toThrow();
  expectSameHelp(here, here.slice(0, 2));
});

async function look(page: Page, path: string, help: string[][]): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await awake(page);
    await expectWcag22(page);
    help.push(await helpOf(page));
  });
}

test('the player protection screens meet the additional criteria of WCAG 2.2 and match their accessibility snapshots [C43]', async ({
  page,
}) => {
  const help: string[][] = [];
  await look(page, '/responsible-gaming', help);
  await look(page, '/self-assessment', help);
  await page.goto('/sign-in', { waitUntil: 'domcontentloaded' });
  await expectWcag22(page);
  await newPlayer(page);
  await look(page, '/profile/limits', help);
  // The help links must be in the same order on every page.
  const [first = [], ...others] = help;
  for (const other of others) expectSameHelp(first, other);
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'limits.aria.yml' });

  await page.getByRole('button', { name: 'New limit' }).click();
  await expect(page.getByRole('dialog', { name: 'New limit' })).toBeVisible();
  await expectWcag22(page);
  await page.keyboard.press('Escape');

  const asked = new AskedOnce();
  await page.getByRole('button', { name: '3 years' }).click();
  const dialog = page.getByRole('dialog', { name: /^Self-exclusion/ });
  await expect(dialog.getByRole('link', { name: 'Check dein Spiel' })).toBeVisible();
  for (const step of ['first', 'second', 'third']) {
    await expectWcag22(page);
    await asked.step(page);
    await expect(dialog).toMatchAriaSnapshot({ name: `self-exclusion-${step}.aria.yml` });
    if (step === 'second') await dialog.getByRole('checkbox', { name: /I understand/ }).check();
    if (step !== 'third') await dialog.getByRole('button', { name: 'Continue' }).click();
  }
});
