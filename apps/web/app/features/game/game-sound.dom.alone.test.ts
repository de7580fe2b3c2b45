import { beforeEach, expect, it, vi } from 'vitest';

/** Loads the module again, as on a new page without in-memory state. */
async function open() {
  vi.resetModules();
  return import('./game-sound.ts');
}

beforeEach(() => localStorage.clear());

it('game sound is on until the player turns it off', async () => expect((await open()).isSoundOn()).toBe(true));

it('remembers the sound choice for the next visit', async () => {
  (await open()).turnSound(false);
  const next = await open();
  expect(next.isSoundOn()).toBe(false);
  next.turnSound(true);
  expect((await open()).isSoundOn()).toBe(true);
});

it('lets the player turn game sound off even if the browser cannot store the choice', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { isSoundOn, turnSound } = await open();
  turnSound(false);
  expect(isSoundOn()).toBe(false);
  refused.mockRestore();
});

it('ignores an invalid stored sound setting', async () => {
  localStorage.setItem('liftoff.gameSound', '"loud"');
  expect((await open()).isSoundOn()).toBe(true);
});
