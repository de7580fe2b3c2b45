import { expect, it } from 'vitest';
import { serialiseByKey } from './serialise-by-key.ts';

it('runs work with the same key in sequence, without delaying work with another key', async () => {
  const turn = serialiseByKey();
  const said: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work =
    (name: string, wait = Promise.resolve()) =>
    async () => {
      said.push(`${name} begins`);
      await wait;
      said.push(`${name} ends`);
      return name;
    };
  const first = turn('a', work('first', gate.promise));
  const second = turn('a', work('second'));
  expect(await turn('b', work('other'))).toBe('other');
  expect(said).toEqual(['first begins', 'other begins', 'other ends']);
  gate.resolve();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(said.slice(3)).toEqual(['first ends', 'second begins', 'second ends']);
});

it('rejects only for the caller whose work failed, and still runs the next work with that key', async () => {
  const turn = serialiseByKey();
  const failed = turn('a', () => Promise.reject(new Error('mine')));
  const next = turn('a', async () => 'next');
  await expect(failed).rejects.toThrow('mine');
  expect(await next).toBe('next');
  expect(await turn('a', async () => 'later')).toBe('later');
});

it('makes the third task wait for the second even if the first finished long ago', async () => {
  const turn = serialiseByKey();
  const said: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = turn('a', async () => undefined);
  const second = turn('a', async () => {
    await gate.promise;
    said.push('second');
  });
  await first;
  const third = turn('a', async () => void said.push('third'));
  // Gives everything that can start by now the chance to start.
  await new Promise(resolve => setImmediate(resolve));
  gate.resolve();
  await Promise.all([second, third]);
  expect(said).toEqual(['second', 'third']);
});
