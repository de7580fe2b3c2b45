import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBrand } from '../site/brand/brand-of-config.server.ts';

const opened = vi.hoisted(() => ({ at: [] as number[], channels: [] as string[], left: 0, failing: 0 }));
vi.mock('./connection.ts', () => ({
  openConnection: async () => {
    opened.at.push(Date.now());
    if (opened.failing-- > 0) throw new TypeError('no settings');
    return { listen: (channel: string) => (opened.channels.push(channel), () => void (opened.left += 1)) };
  },
}));

/** Imports the module as a newly opened page would. */
async function newPage() {
  vi.resetModules();
  return import('./use-channel.ts');
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(opened, { at: [], channels: [], left: 0, failing: 0 });
});

it('retries realtime settings that fail to load, logs one line, and then subscribes to the channels [CONST-030] [B12]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const { useChannel: useOther } = await newPage();
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

it("opens the realtime connection once, three seconds after the page's start [CONST-029]", async () => {
  const { useChannel: useOne } = await newPage();
  const Hears = ({ to }: { to: 'wins' | 'jackpots_changes' | null }) => (useOne(to, () => undefined), null);
  const { rerender } = render(<Hears to={null} />);
  await vi.advanceTimersByTimeAsync(1_000);
  rerender(
    <>
      <Hears to="wins" />
      <Hears to="jackpots_changes" />
    </>,
  );
  await vi.advanceTimersByTimeAsync(1_999);
  expect(opened.at).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect([opened.at, opened.channels]).toEqual([[3_000], ['wins', 'jackpots_changes']]);
  cleanup();
  expect(opened.left).toBe(2);
});

it('opens no realtime connection until there is a listener, and connects immediately for a listener added later [CONST-029]', async () => {
  const { useChannel: useOne } = await newPage();
  const Hears = ({ to }: { to: 'wins' | null }) => (useOne(to, () => undefined), null);
  const { rerender } = render(<Hears to={null} />);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened.at).toEqual([]);
  rerender(<Hears to="wins" />);
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  expect(opened.at).toEqual([10_000]);
});

it("uses the operator's delay instead of three seconds for the realtime connection [CONST-029]", async () => {
  const { useChannel: useOne } = await newPage();
  const { ShellDataProvider, emptyShellData } = await import('../site/shell-data.ts');
  const Hears = () => (useOne('wins', () => undefined), null);
  const brand = readBrand({ realtimeDelayMs: 500 });
  render(
    <ShellDataProvider value={{ ...emptyShellData, brand }}>
      <Hears />
    </ShellDataProvider>,
  );
  await vi.advanceTimersByTimeAsync(499);
  expect(opened.at).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(opened.at).toEqual([500]);
});
