import { expect, it } from 'vitest';
import { makeLog } from '../core/log.ts';
import { OutageLog } from './outage-log.ts';

it('logs an outage once a minute, with the number of calls that failed since the last line', () => {
  const lines: { call: string; unlogged: number }[] = [];
  let ms = 0;
  const log = makeLog('info', {
    write: line => void lines.push(JSON.parse(line) as { call: string; unlogged: number }),
  });
  const outages = new OutageLog({ now: () => new Date(ms), log });
  for (const [at, call] of [
    [0, 'first'],
    [1_000, 'second'],
    [59_999, 'third'],
    [60_000, 'fourth'],
  ] as const) {
    ms = at;
    outages.note(new Error('x'), { call });
  }
  expect(lines.map(({ call, unlogged }) => [call, unlogged])).toEqual([
    ['first', 0],
    ['fourth', 2],
  ]);
});
