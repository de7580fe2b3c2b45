import { expect, it } from 'vitest';
import { readFrameMessage, readPageMessage } from './frame-messages.ts';

it('parses messages from a frame and drops unknown fields', () => {
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
  'rejects an unknown or incomplete frame message: %j',
  data => expect(readFrameMessage(data)).toBeNull(),
);

it.each([{ type: 'liftoff:page', command: 'hold' }, { type: 'liftoff:page', command: 'bet' }, { command: 'balance' }])(
  'rejects an unknown or incomplete page message: %j',
  data => expect(readPageMessage(data)).toBeNull(),
);

it('parses messages from a page to its frame', () => {
  expect(readPageMessage({ type: 'liftoff:page', command: 'sound', on: true })).toEqual({
    type: 'liftoff:page',
    command: 'sound',
    on: true,
  });
  expect(readPageMessage({ type: 'liftoff:page', command: 'balance' })).not.toBeNull();
});

it('the money that a frame displays is accepted only as whole amounts; anything else ends the hold on the balance', () => {
  const purse = { currency: 'EUR', real: '4900', bonus: '0' };
  const message = { type: 'liftoff:frame', event: 'purse' };
  expect(readFrameMessage({ ...message, purse: { ...purse, more: 1 } })).toEqual({ ...message, purse });
  expect(readFrameMessage({ ...message, purse: { ...purse, real: '-1' } })).toEqual({ ...message, purse: null });
  expect(readFrameMessage({ ...message, purse: null })).toEqual({ ...message, purse: null });
});

it('accepts figures from a frame only as short strings, and only known sheet names from a page', () => {
  const figures = { type: 'liftoff:frame', event: 'figures', balance: '€1.00', label: 'Last round', value: '+€0.20' };
  expect(readFrameMessage({ ...figures, more: 1 })).toEqual({ ...figures, bonus: null });
  expect(readFrameMessage({ ...figures, bonus: '€5.00' })).toEqual({ ...figures, bonus: '€5.00' });
  expect(readFrameMessage({ ...figures, bonus: 500 })).toBeNull();
  expect(readFrameMessage({ ...figures, balance: 100 })).toBeNull();
  expect(readFrameMessage({ ...figures, label: 'x'.repeat(41) })).toBeNull();
  expect(readPageMessage({ type: 'liftoff:page', command: 'sheet', sheet: 'fairness' })).not.toBeNull();
  expect(readPageMessage({ type: 'liftoff:page', command: 'sheet', sheet: 'constructor' })).toBeNull();
});

it('accepts a storage failure message from a frame only if the name is a string of limited length [B14]', () => {
  const broken = { type: 'liftoff:frame', event: 'storage', name: 'hashes:moon-koi' };
  expect(readFrameMessage({ ...broken, more: 1 })).toEqual(broken);
  expect(readFrameMessage({ ...broken, name: 'x'.repeat(101) })).toBeNull();
  expect(readFrameMessage({ ...broken, name: 7 })).toBeNull();
});
