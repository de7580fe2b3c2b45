import { expect, it } from 'vitest';
import { Channels, historyLifeMs } from './channels.ts';

const open = () => {
  const clock = { now: 0 };
  const channels = new Channels<string>(() => clock.now);
  channels.begin({ epoch: 'e', offset: 0 });
  return { clock, channels };
};
const chat = (number: number) => `chat:00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

it('a channel that nobody has published on is forgotten when its last subscriber leaves', () => {
  const { channels } = open();
  for (let number = 0; number < 1_000; number += 1) {
    channels.subscribe(chat(number), 'a');
    channels.subscribe(chat(number), 'b');
    channels.unsubscribe(chat(number), 'a');
    expect(channels.size).toBe(1);
    channels.unsubscribe(chat(number), 'b');
  }
  expect(channels.size).toBe(0);
});

it('asking for the events of a channel that nobody has published on does not create it', () => {
  const { channels } = open();
  expect(channels.since(chat(1), { epoch: 'e', offset: 0 })).toEqual([]);
  expect(channels.size).toBe(0);
});

it('a channel with recent events outlives its last subscriber, so that a reader who reconnects loses nothing [B7]', () => {
  const { channels, clock } = open();
  channels.subscribe('wins', 'a');
  channels.publish('wins', { data: 1, offset: 1 });
  channels.unsubscribe('wins', 'a');
  expect(channels.since('wins', { epoch: 'e', offset: 0 })).toEqual([{ data: 1, offset: 1 }]);
  clock.now += historyLifeMs + 1;
  channels.sweep();
  expect(channels.size).toBe(0);
  expect(channels.since('wins', { epoch: 'e', offset: 0 })).toBeNull();
});
