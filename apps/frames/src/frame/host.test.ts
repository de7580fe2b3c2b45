import { expect, it } from 'vitest';
import type { PageMessage } from '@liftoff/contract/game/frame-messages';
import { host, parentOrigin } from './host.ts';

const allowed = 'https://liftoff.example http://localhost:3000';

it('accepts a parent origin only if it exactly matches one on the list [A37]', () => {
  expect(parentOrigin('https://liftoff.example', allowed)).toBe('https://liftoff.example');
  for (const other of [
    'https://liftoff.example.evil.test',
    'https://evil-liftoff.example',
    'http://liftoff.example',
    'https://liftoff.example/',
    '*',
    'null',
    '',
    null,
  ])
    expect(parentOrigin(other, allowed)).toBeNull();
  expect(parentOrigin('https://liftoff.example', '')).toBeNull();
});

/** A fake window with a parent, as far as the host needs it. */
function frameWindow() {
  const reported: [unknown, string][] = [];
  const parent = { postMessage: (message: unknown, origin: string) => reported.push([message, origin]) };
  const target = new EventTarget();
  const frame = Object.assign(target, { parent }) as unknown as Window;
  const say = (data: unknown, origin: string, source: unknown = parent) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { frame, reported, say };
}

it('receives messages only from the parent at its exact origin [A37]', () => {
  const { frame, say } = frameWindow();
  const received: PageMessage[] = [];
  const stop = host('https://liftoff.example', frame).listen(message => received.push(message));
  const mute = { type: 'liftoff:page', command: 'sound', on: false };
  say(mute, 'https://evil.test');
  say(mute, 'https://liftoff.example', {});
  say({ type: 'liftoff:page', command: 'bet' }, 'https://liftoff.example');
  expect(received).toEqual([]);
  say(mute, 'https://liftoff.example');
  expect(received).toEqual([mute]);
  stop();
  say(mute, 'https://liftoff.example');
  expect(received).toHaveLength(1);
});

it('sends messages only with an explicit target origin [A37]', () => {
  const { frame, reported } = frameWindow();
  host(null, frame).post({ type: 'liftoff:frame', event: 'ready' });
  expect(reported).toEqual([]);
  host('https://liftoff.example', frame).post({ type: 'liftoff:frame', event: 'ready' });
  expect(reported).toEqual([[{ type: 'liftoff:frame', event: 'ready' }, 'https://liftoff.example']]);
});
