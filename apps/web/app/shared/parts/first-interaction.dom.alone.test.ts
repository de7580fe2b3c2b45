import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SSR', false);
});

const settled = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), new Promise<false>(done => setImmediate(() => done(false)))]);

it("resolves only at the visitor's first interaction", async () => {
  const { firstInteraction } = await import('./first-interaction.ts');
  const waiting = firstInteraction();
  expect(await settled(waiting)).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  expect(await settled(waiting)).toBe(true);
  expect(await settled(firstInteraction())).toBe(true);
});

it('answers a press before it resolves, even if the press moves the focus', async () => {
  const { firstInteraction } = await import('./first-interaction.ts');
  const waiting = firstInteraction();
  for (const type of ['pointerdown', 'focusin']) window.dispatchEvent(new Event(type));
  let isAnswered = false;
  window.addEventListener('click', () => void setTimeout(() => (isAnswered = true)), { once: true });
  expect(await settled(waiting)).toBe(false);
  window.dispatchEvent(new Event('click'));
  expect(await settled(waiting)).toBe(false);
  await waiting;
  expect(isAnswered).toBe(true);
});

it('resolves half a second after a press that becomes no click', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { firstInteraction } = await import('./first-interaction.ts');
  const waiting = firstInteraction();
  window.dispatchEvent(new Event('pointerdown'));
  expect(await settled(waiting)).toBe(false);
  vi.advanceTimersByTime(500);
  expect(await settled(waiting)).toBe(true);
  vi.useRealTimers();
});

it('treats a page as used if it was scrolled before its script loaded', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(300);
  const { firstInteraction } = await import('./first-interaction.ts');
  expect(await settled(firstInteraction())).toBe(true);
});

it('can be resolved before an interaction, for pages that change automatically', async () => {
  const { firstInteraction, wakeSleepingParts } = await import('./first-interaction.ts');
  const waiting = firstInteraction();
  wakeSleepingParts();
  expect(await settled(waiting)).toBe(true);
});
