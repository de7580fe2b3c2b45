import { expect, it } from 'vitest';
import { readFrameMessage, readPageMessage } from './frame-messages.ts';

it('reads the messages of a frame and drops foreign fields', () => {
  expect(readFrameMessage({ type: 'liftoff:frame', event: 'ready', balance: 1 })).toEqual({
    type: 'liftoff:frame',
    event: 'ready',
  });
  expect(readFrameMessage({ type: 'liftoff:frame', event: 'round', phase: 'shown', round: 'r1' })).toEqual({
    type: 'liftoff:frame',
    event: 'round',
    phase: 'shown',
    round: 'r1',
  });
});

it.each([null, 'ready', 7, {}, { type: 'liftoff:frame' }, { type: 'liftoff:frame', event: 'navigate' }])(
  'knows no other message of a frame: %j',
  data => expect(readFrameMessage(data)).toBeNull(),
);

it.each([{ type: 'liftoff:page', command: 'hold' }, { type: 'liftoff:page', command: 'bet' }, { command: 'balance' }])(
  'knows no other message of a page: %j',
  data => expect(readPageMessage(data)).toBeNull(),
);

it('reads the messages of a page', () => {
  expect(readPageMessage({ type: 'liftoff:page', command: 'sound', on: true })).toEqual({
    type: 'liftoff:page',
    command: 'sound',
    on: true,
  });
  expect(readPageMessage({ type: 'liftoff:page', command: 'balance' })).not.toBeNull();
});

it('takes figures of a frame as short words, and names of sheets as they are', () => {
  const figures = { type: 'liftoff:frame', event: 'figures', balance: '€1.00', label: 'Last round', value: '+€0.20' };
  expect(readFrameMessage({ ...figures, more: 1 })).toEqual(figures);
  expect(readFrameMessage({ ...figures, balance: 100 })).toBeNull();
  expect(readFrameMessage({ ...figures, label: 'x'.repeat(41) })).toBeNull();
  expect(readPageMessage({ type: 'liftoff:page', command: 'sheet', sheet: 'fairness' })).not.toBeNull();
  expect(readPageMessage({ type: 'liftoff:page', command: 'sheet', sheet: 'constructor' })).toBeNull();
});

it('takes from a frame the name of what it could not keep, as long as a name is [B14]', () => {
  const broken = { type: 'liftoff:frame', event: 'storage', name: 'hashes:moon-koi' };
  expect(readFrameMessage({ ...broken, more: 1 })).toEqual(broken);
  expect(readFrameMessage({ ...broken, name: 'x'.repeat(101) })).toBeNull();
  expect(readFrameMessage({ ...broken, name: 7 })).toBeNull();
});
