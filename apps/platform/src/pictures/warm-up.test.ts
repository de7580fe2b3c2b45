import { expect, it } from 'vitest';
import type { Lobby } from '../lobby/lobby.ts';
import { pictureAddress } from './picture-address.ts';
import type { Pictures } from './pictures.ts';
import { warmUp } from './warm-up.ts';

/** Warms up a lobby that shows one game first and has another one, and returns the pictures in order. */
async function preparedBy(signal = new AbortController().signal): Promise<string[]> {
  const prepared: string[] = [];
  const pictures = {
    prepare: async picture => {
      prepared.push(pictureAddress(picture));
      return false;
    },
    rest: () => void prepared.push('rest'),
  } satisfies Pick<Pictures, 'prepare' | 'rest'>;
  const lobby = {
    rows: async () => [{ games: [{ slug: 'shown-first' }] }],
    catalogue: async () => ({ bySlug: new Map([['another', {}]]) }),
  };
  await warmUp(pictures as unknown as Pictures, lobby as unknown as Lobby, 'CA', signal);
  return prepared;
}

it('draws the first page, then the stages of its games, then the rest of the catalogue', async () => {
  const prepared = await preparedBy();
  const places = ['poster/shown-first-288.webp', 'stage/shown-first-800.webp', 'poster/another-288.webp', 'rest'];
  expect(places.map(address => prepared.indexOf(address))).toEqual(
    places.map(address => prepared.indexOf(address)).toSorted((one, other) => one - other),
  );
  expect(places.filter(address => !prepared.includes(address))).toEqual([]);
});

it('draws the stages of every game ahead, so that nobody waits for one', async () => {
  expect(await preparedBy()).toEqual(expect.arrayContaining(['stage/another-800.webp', 'stage/another-1600.webp']));
});

it('stops when the platform closes', async () => {
  expect(await preparedBy(AbortSignal.abort())).toEqual([]);
});
