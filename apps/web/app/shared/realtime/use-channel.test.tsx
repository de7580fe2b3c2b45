// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useChannel } from './use-channel.ts';

const opened = vi.hoisted(() => ({ at: [] as number[], channels: [] as string[], left: 0, failing: 0 }));
vi.mock('./connection.ts', () => ({
  openConnection: async () => {
    opened.at.push(Date.now());
    if (opened.failing-- > 0) throw new TypeError('no settings');
    return { listen: (channel: string) => (opened.channels.push(channel), () => void (opened.left += 1)) };
  },
}));

function Listens({ to }: { to: 'wins' | 'jackpots_changes' | null }) {
  useChannel(to, () => undefined);
  return null;
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(opened, { at: [], channels: [], left: 0, failing: 0 });
});

it('settings that do not come are asked for again and again, and told once; the channels are joined then [CONST-030] [B12]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  vi.resetModules();
  const { useChannel: useOther } = await import('./use-channel.ts');
  const Other = () => (useOther('wins', () => undefined), null);
  opened.failing = 3;
  render(<Other />);
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([opened.at, opened.channels]).toEqual([[3_000, 4_000, 6_000, 8_000], ['wins']]);
  expect(warn.mock.calls.map(([line]) => (JSON.parse(String(line)) as { what: string }).what)).toEqual([
    'load settings',
  ]);
});

it('the page connects three seconds after something listens, once, and never where nothing does [CONST-029]', async () => {
  render(<Listens to={null} />);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened.at).toEqual([]);
  const { unmount } = render(
    <>
      <Listens to="wins" />
      <Listens to="jackpots_changes" />
    </>,
  );
  await vi.advanceTimersByTimeAsync(2_999);
  expect(opened.at).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect([opened.at, opened.channels]).toEqual([[13_000], ['wins', 'jackpots_changes']]);
  unmount();
  expect(opened.left).toBe(2);
});
