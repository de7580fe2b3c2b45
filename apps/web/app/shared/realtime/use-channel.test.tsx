// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useChannel } from './use-channel.ts';

const opened = vi.hoisted(() => ({ at: [] as number[], channels: [] as string[], left: 0 }));
vi.mock('./connection.ts', () => ({
  openConnection: async () => {
    opened.at.push(Date.now());
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
