import { beforeEach, expect, it, vi } from 'vitest';

/** The page as it opens: nothing of an earlier visit is in memory. */
async function open() {
  vi.resetModules();
  return import('./game-sound.ts');
}

beforeEach(() => localStorage.clear());

it('is on until it is turned off', async () => expect((await open()).isSoundOn()).toBe(true));

it('keeps the choice for the next visit', async () => {
  (await open()).turnSound(false);
  const next = await open();
  expect(next.isSoundOn()).toBe(false);
  next.turnSound(true);
  expect((await open()).isSoundOn()).toBe(true);
});

it('can be turned off where the browser keeps nothing', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { isSoundOn, turnSound } = await open();
  turnSound(false);
  expect(isSoundOn()).toBe(false);
  refused.mockRestore();
});

it('counts only what is a choice', async () => {
  localStorage.setItem('liftoff.gameSound', '"loud"');
  expect((await open()).isSoundOn()).toBe(true);
});
