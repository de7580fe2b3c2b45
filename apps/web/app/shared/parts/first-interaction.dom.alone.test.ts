import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SSR', false);
});

const settled = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), new Promise<false>(done => setImmediate(() => done(false)))]);

it('waits for a sign of use', async () => {
  const { firstInteraction } = await import('./first-interaction.ts');
  const waiting = firstInteraction();
  expect(await settled(waiting)).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  expect(await settled(waiting)).toBe(true);
  expect(await settled(firstInteraction())).toBe(true);
});

it('takes a page that was scrolled before its script came as used', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(300);
  const { firstInteraction } = await import('./first-interaction.ts');
  expect(await settled(firstInteraction())).toBe(true);
});

it('can be settled where the page changes by itself', async () => {
  const { firstInteraction, wakeSleepingParts } = await import('./first-interaction.ts');
  const waiting = firstInteraction();
  wakeSleepingParts();
  expect(await settled(waiting)).toBe(true);
});
