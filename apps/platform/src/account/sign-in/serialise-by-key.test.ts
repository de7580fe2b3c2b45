import { expect, it } from 'vitest';
import { serialiseByKey } from './serialise-by-key.ts';

it('work of one key waits for the one before, of another for nothing', async () => {
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

it('a failure is its caller’s alone: the next goes on', async () => {
  const turn = serialiseByKey();
  const failed = turn('a', () => Promise.reject(new Error('mine')));
  const next = turn('a', async () => 'next');
  await expect(failed).rejects.toThrow('mine');
  expect(await next).toBe('next');
  expect(await turn('a', async () => 'later')).toBe('later');
});

it('the third waits for the second also when the first is long over', async () => {
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
  // Whatever could begin by now has begun.
  await new Promise(resolve => setImmediate(resolve));
  gate.resolve();
  await Promise.all([second, third]);
  expect(said).toEqual(['second', 'third']);
});
