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

/** The module as a page that has just been opened has it. */
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

it('settings that do not come are asked for again and again, and told once; the channels are joined then [CONST-030] [B12]', async () => {
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

it('the page connects three seconds after its start, once, and never where nothing listens [CONST-029]', async () => {
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

it('what listens only later connects at once, and nothing connects where nothing listens [CONST-029]', async () => {
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

it('the operator’s delay takes the place of the three seconds [CONST-029]', async () => {
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
