import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Starts `count` calls of a key that each wait to be ended, and records the order in which they begin. */
function start(turns: Turns, key: string, count: number, begun: string[]) {
  return Array.from({ length: count }, (_, number) => {
    const end = Promise.withResolvers<void>();
    const done = turns.run(key, async () => {
      begun.push(`${key}${number}`);
      await end.promise;
    });
    return { end, done };
  });
}

it('runs a few calls of a key at once, and its further calls in order as turns become free', async () => {
  const turns = new Turns(2);
  const begun: string[] = [];
  const calls = start(turns, 'a', 4, begun);
  await Promise.resolve();
  expect(begun).toEqual(['a0', 'a1']);
  calls[1]?.end.resolve();
  await calls[1]?.done;
  expect(begun).toEqual(['a0', 'a1', 'a2']);
  for (const { end } of calls) end.resolve();
  await Promise.all(calls.map(({ done }) => done));
  expect(begun).toEqual(['a0', 'a1', 'a2', 'a3']);
});

it('does not let the calls of one key wait for those of another', async () => {
  const turns = new Turns(1);
  const begun: string[] = [];
  start(turns, 'a', 2, begun);
  start(turns, 'b', 1, begun);
  await Promise.resolve();
  expect(begun).toEqual(['a0', 'b0']);
});

it('passes the turn on after a call that fails', async () => {
  const turns = new Turns(1);
  await expect(turns.run('a', () => Promise.reject(new Error('it broke')))).rejects.toThrow('it broke');
  expect(await turns.run('a', () => Promise.resolve('next'))).toBe('next');
});
