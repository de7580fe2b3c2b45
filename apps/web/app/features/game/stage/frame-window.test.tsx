import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { FrameWindow } from './frame-window.tsx';

const games = 'https://games.example';
const onMessage = vi.fn<(message: unknown) => void>();
const stop = { type: 'liftoff:frame', event: 'stop' };

const says = (data: unknown, origin: string, source: MessageEventSource | null) =>
  fireEvent(window, new MessageEvent('message', { data, origin, source }));
const frame = () => {
  const own = screen.getByTitle<HTMLIFrameElement>('Moon Koi, game').contentWindow;
  if (!own) throw new Error('the game has no window');
  return own;
};

beforeEach(() => {
  onMessage.mockClear();
  show(
    <FrameWindow
      url={`${games}/frame/1`}
      title="Moon Koi, game"
      sound
      held={false}
      balance=""
      low={false}
      sheet={null}
      onMessage={onMessage}
      opening={<p>Opening</p>}
    />,
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it("accepts messages from the game frame's own window and exact origin [A37]", () => {
  says(stop, games, frame());
  expect(onMessage.mock.calls).toEqual([[stop]]);
});

it.each([
  'https://evil.example',
  'https://games.example.evil.example',
  'https://evil-games.example',
  'http://games.example',
  'https://games.example:8443',
  'https://site.example',
  'null',
  '',
])('ignores game messages from the origin %j [A37]', origin => {
  says(stop, origin, frame());
  expect(onMessage).not.toHaveBeenCalled();
});

it("ignores game messages from other windows, from the page's opener and from the page itself [A37]", () => {
  const other = document.body.appendChild(document.createElement('iframe')).contentWindow;
  for (const source of [null, window, other]) says(stop, games, source);
  expect(onMessage).not.toHaveBeenCalled();
});

it.each([
  'stop',
  null,
  7,
  [stop],
  { event: 'stop' },
  { type: 'liftoff:page', event: 'stop' },
  { type: 'liftoff:frame', event: 'close' },
  { type: 'liftoff:frame', event: 'navigate', url: 'https://evil.example/' },
  { type: 'liftoff:frame', event: 'balance', amount_cents: 1 },
  { type: 'liftoff:frame', event: 'round', phase: 'won', round: '1' },
])('ignores game messages that are not in the contract: %j [A37]', data => {
  says(data, games, frame());
  expect(onMessage).not.toHaveBeenCalled();
});

it("sends messages only to the game frame's origin, and only once the frame is ready [A37]", () => {
  const own = frame();
  const reported = vi.spyOn(own, 'postMessage').mockImplementation(() => {});
  says({ type: 'liftoff:frame', event: 'ready' }, games, own);
  expect(reported.mock.calls.length).toBeGreaterThan(0);
  for (const call of reported.mock.calls) expect(call[1]).toBe(games);
  expect(screen.queryByText('Opening')).toBeNull();
});

it('logs invalid stored data that the game frame reports [B14]', () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  says({ type: 'liftoff:frame', event: 'storage', name: 'stake:moon-koi:EUR' }, games, frame());
  expect(logged.mock.calls.map(([line]) => (JSON.parse(String(line)) as { what: string }).what)).toEqual([
    'kept in the game stake:moon-koi:EUR',
  ]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
