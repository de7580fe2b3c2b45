import { addressOf, frameOf, openSlot, spinButton } from './game.ts';
import { expect, hold, inMotion, test } from './journey.ts';

const opening = /^Opening /;

test('"Opening" does not stand for ever: after eight seconds the page says so, and trying again opens the game', async ({
  page,
  casino,
}) => {
  const { promise: never } = Promise.withResolvers<void>();
  await page.clock.install();
  // The platform takes the call and does not answer.
  await page.route('**/frame/?*', () => never);
  await page.goto(addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(opening)).toBeVisible();
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.fastForward(8_000);
  await expect(page.getByRole('heading', { name: 'The game is taking a while to open' })).toBeVisible();
  await page.unroute('**/frame/?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(spinButton(page)).toBeVisible();
  await expect(page.getByText(/has not opened yet/)).toHaveCount(0);
});

test('a launch that is not answered is told of as well', async ({ page, casino }) => {
  const { promise: never } = Promise.withResolvers<void>();
  await page.clock.install();
  await page.route('**/launch', () => never);
  const asked = page.waitForRequest('**/launch');
  await page.goto(addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(opening)).toBeVisible();
  await asked;
  await page.clock.fastForward(8_500);
  await expect(page.getByRole('heading', { name: 'The game is taking a while to open' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the reels are there before "Opening" goes', async ({ page, casino }) => {
  await page.clock.install();
  const letPicturesGo = await hold(page, '**/pictures/symbol/**');
  await page.goto(addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
  await expect(frameOf(page).locator('.reel .cell img').first()).toBeAttached();
  // After four seconds a game opens without its pictures: they do not pass here, however slow the computer is.
  await page.clock.pauseAt(Date.now() + 500);
  await expect(page.getByText(opening)).toBeVisible();
  await expect(page.locator('iframe.is-drawn')).toHaveCount(0);
  letPicturesGo();
  await expect(page.locator('iframe.is-drawn')).toBeVisible();
  const painted = await frameOf(page)
    .locator('.reel__cells img')
    .evaluateAll(pictures => pictures.every(one => one instanceof HTMLImageElement && one.naturalWidth > 0));
  expect(painted).toBe(true);
});

test('the files of a game come compressed and are kept for ever, its page is not kept', async ({ page, casino }) => {
  const files = new Map<string, Record<string, string>>();
  page.on('response', answer => {
    if (answer.url().startsWith(`${casino.platform}/frame/`) && !answer.url().includes('/api/'))
      files.set(new URL(answer.url()).pathname, answer.headers());
  });
  await page.goto(addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
  await expect(spinButton(page)).toBeVisible();
  const scripts = [...files].filter(([path]) => /\.(?:js|css)$/.test(path));
  expect(scripts.length).toBeGreaterThan(3);
  for (const [path, headers] of scripts) {
    expect({ path, ...headers }).toMatchObject({
      path,
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(path).toMatch(/-[\w-]{8}\.(?:js|css)$/);
  }
  expect(files.get('/frame/')?.['cache-control']).toBe('private, no-store');
});

for (const [name, address] of [
  ['a slot', null],
  ['a crash game', '/play/turbogames/rocket-x?mode=demo'],
  ['a roulette table', '/play/baize-works/european-roulette?mode=demo'],
] as const)
  test(`${name} draws nothing while nothing moves`, async ({ page, casino }) => {
    await inMotion(page);
    await page.addInitScript(() => {
      const counted = window as typeof window & { framesAsked: number; nextFrame: typeof requestAnimationFrame };
      counted.framesAsked = 0;
      counted.nextFrame = requestAnimationFrame.bind(window);
      window.requestAnimationFrame = callback => {
        counted.framesAsked += 1;
        return counted.nextFrame(callback);
      };
    });
    await page.goto(address ?? addressOf(await openSlot(casino.site), 'demo'), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('iframe.is-drawn')).toBeVisible();
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('the game has no frame');
    /** Frames that anything asked for while thirty of them passed, and animations that run. */
    const atWork = () =>
      frame.evaluate(async () => {
        const counted = window as typeof window & { framesAsked: number; nextFrame: typeof requestAnimationFrame };
        const before = counted.framesAsked;
        for (let passed = 0; passed < 30; passed += 1) await new Promise(done => counted.nextFrame(done));
        const running = document.getAnimations().filter(({ playState }) => playState === 'running').length;
        return { frames: counted.framesAsked - before, running };
      });
    await expect.poll(atWork).toEqual({ frames: 0, running: 0 });
  });
