import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPartMissing, retried, retriedPart } from './retried-part.ts';

const Card = ({ label }: { label: string }) => <p>{label}</p>;
const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/card-1.js');
const read = vi.fn<() => Promise<{ default: typeof Card }>>();

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset().mockRejectedValue(gone());
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  // What a test still misses comes, so that the next begins with a whole page.
  read.mockResolvedValue({ default: Card });
  await pass(1_000);
  await comes('online');
  cleanup();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const comes = (sign: string) => act(async () => void fireEvent(window, new Event(sign)));
const logged = () => warn.mock.calls.map(([line]) => JSON.parse(String(line)) as { what: string; message: string });

it('a part whose script does not come leaves the page as it is, and is named in the log once [B12, B21]', async () => {
  const Part = retriedPart(read);
  render(
    <>
      <h1>the lobby</h1>
      <Suspense fallback={<p>its place</p>}>
        <Part label="a card" />
      </Suspense>
    </>,
  );
  await pass(60 * 60_000);
  expect(screen.getByRole('heading').textContent).toBe('the lobby');
  expect(screen.getByText('its place')).toBeTruthy();
  expect(read).toHaveBeenCalledOnce();
  expect(isPartMissing()).toBe(true);
  await comes('pointerdown');
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
  expect(logged()).toMatchObject([{ what: 'part', message: expect.stringContaining('card-1.js') as string }]);
});

it.each(['online', 'pointerdown', 'keydown'])(
  'it is asked for again on %s, and drawn where it stands [B21]',
  async sign => {
    const Part = retriedPart(read);
    render(
      <Suspense fallback={<p>its place</p>}>
        <Part label="a card" />
      </Suspense>,
    );
    await pass(1_000);
    read.mockResolvedValue({ default: Card });
    await comes(sign);
    await pass(0);
    expect(screen.queryByText('its place')).toBeNull();
    expect(screen.getByText('a card')).toBeTruthy();
    expect(isPartMissing()).toBe(false);
    expect(read).toHaveBeenCalledTimes(2);
  },
);

it('it is not asked for more than once a second, whatever is pressed; a press in that second counts [B21]', async () => {
  void retried(read)();
  await pass(0);
  for (let presses = 0; presses < 20; presses += 1) {
    await comes('keydown');
    await pass(49);
  }
  expect(read).toHaveBeenCalledOnce();
  await pass(20);
  expect(read).toHaveBeenCalledTimes(2);
});

it('what does not come because the page is being loaded anew for it is waited for, without a word in the log [B21]', async () => {
  read.mockResolvedValue(undefined as never);
  const part = retried(read)();
  await pass(1_000);
  expect(isPartMissing()).toBe(true);
  read.mockResolvedValue({ default: Card });
  await comes('online');
  await expect(part).resolves.toEqual({ default: Card });
  expect(isPartMissing()).toBe(false);
  expect(logged()).toEqual([]);
});

it('each part that is missing counts, until all have come', async () => {
  const other = vi.fn<() => Promise<string>>(async () => 'other').mockRejectedValueOnce(gone());
  const first = retried(read)();
  const second = retried(other)();
  await pass(1_000);
  await comes('online');
  await expect(second).resolves.toBe('other');
  expect(isPartMissing()).toBe(true);
  read.mockResolvedValue({ default: Card });
  await pass(1_000);
  await comes('online');
  await first;
  expect(isPartMissing()).toBe(false);
});

it('style sheets that did not come with it are asked for again first, and what needs them waits for them [B21]', async () => {
  const link = document.head.appendChild(document.createElement('link'));
  Object.assign(link, { rel: 'stylesheet', href: '/assets/card-1.css' });
  const sheets = () => [...document.querySelectorAll('link')];
  fireEvent.error(link);
  const part = retried(read)();
  const other = retried(read)();
  await pass(1_000);
  read.mockResolvedValue({ default: Card });
  await comes('online');
  expect(sheets()).toHaveLength(1);
  expect(sheets()).not.toContain(link);
  // It fails once more: nothing is drawn without it.
  fireEvent.error(sheets()[0] as Element);
  await pass(1_000);
  expect(isPartMissing()).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
  await comes('online');
  fireEvent.load(sheets()[0] as Element);
  await Promise.all([part, other]);
  expect(sheets()).toHaveLength(1);
  expect(isPartMissing()).toBe(false);
  document.head.replaceChildren();
});
