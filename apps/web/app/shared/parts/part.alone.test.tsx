import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { FailureWords } from './failure-words.tsx';
import { part } from './part.tsx';
import { isPartMissing, retried } from './retried-part.ts';

const Card = ({ label }: { label: string }) => <p>{label}</p>;
const gone = () => new TypeError('Failed to fetch dynamically imported module: /assets/card-1.js');
const read = vi.fn<() => Promise<{ default: typeof Card }>>();

const fallback = <p>its place</p>;

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const logged = () => warn.mock.calls.map(([line]) => JSON.parse(String(line)) as { what: string; message: string });

describe('a part whose script fails to load', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    read.mockReset().mockRejectedValue(gone());
  });
  afterEach(async () => {
    // Lets all missing parts load, so that the next test starts clean.
    read.mockResolvedValue({ default: Card });
    await pass(1_000);
    await comes('online');
    vi.useRealTimers();
  });

  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const comes = (sign: string) => act(async () => void fireEvent(window, new Event(sign)));

  it('leaves the rest of the page unchanged and is logged once [B12, B21]', async () => {
    const Part = part(read, { fallback });
    render(
      <>
        <h1>the lobby</h1>
        <Part label="a card" />
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
    "retries the part's script on %s and renders the part in its place [B21]",
    async sign => {
      const Part = part(read, { fallback });
      render(<Part label="a card" />);
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

  it('retries a script at most once per second; an event within that second triggers the next retry [B21]', async () => {
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

  it('waits, without logging, for a part that is missing while the page is being reloaded [B21]', async () => {
    read.mockResolvedValue(undefined as never);
    const script = retried(read)();
    await pass(1_000);
    expect(isPartMissing()).toBe(true);
    read.mockResolvedValue({ default: Card });
    await comes('online');
    await expect(script).resolves.toEqual({ default: Card });
    expect(isPartMissing()).toBe(false);
    expect(logged()).toEqual([]);
  });

  it('reports that parts are missing until all of them have loaded', async () => {
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

  it('loads missing style sheets again first, while the parts that need them wait [B21]', async () => {
    const link = document.head.appendChild(document.createElement('link'));
    Object.assign(link, { rel: 'stylesheet', href: '/assets/card-1.css' });
    const sheets = () => [...document.querySelectorAll('link')];
    fireEvent.error(link);
    const script = retried(read)();
    const other = retried(read)();
    await pass(1_000);
    read.mockResolvedValue({ default: Card });
    await comes('online');
    expect(sheets()).toHaveLength(1);
    expect(sheets()).not.toContain(link);
    // The style sheet fails again, so the part is still not rendered.
    fireEvent.error(sheets()[0] as Element);
    await pass(1_000);
    expect(isPartMissing()).toBe(true);
    expect(read).toHaveBeenCalledTimes(2);
    await comes('online');
    fireEvent.load(sheets()[0] as Element);
    await Promise.all([script, other]);
    expect(sheets()).toHaveLength(1);
    expect(isPartMissing()).toBe(false);
    document.head.replaceChildren();
  });
});

const Field = ({ label }: { label: string }) => <input aria-label={label} />;
const field = (label: string) => screen.queryByRole<HTMLInputElement>('textbox', { name: label });

it('renders a part immediately if its script is already loaded', async () => {
  const Part = part(async () => ({ default: Field }));
  await Part.load();
  // Synchronous on purpose: a component made by `lazy` would render later.
  render(<Part label="Search" />);
  expect(field('Search')).not.toBeNull();
});

it("renders a part once its script has loaded, and keeps the part's state on re-renders", async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Field }>();
  const Part = part(() => promise);
  const { rerender } = render(<Part label="Search" />);
  expect(field('Search')).toBeNull();
  await act(async () => resolve({ default: Field }));
  const drawn = await screen.findByRole<HTMLInputElement>('textbox');
  fireEvent.change(drawn, { target: { value: 'rocket' } });
  rerender(<Part label="Search games" />);
  expect(field('Search games')).toBe(drawn);
  expect(drawn.value).toBe('rocket');
});

it('keeps the markup of the server until the script has loaded, then hydrates it', async () => {
  const Served = part(async () => ({ default: Field }));
  await Served.load();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Served label="Search" />);
  const served = field('Search');
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Field }>();
  const Part = part(() => promise, { fallback });
  const root = await act(async () => hydrateRoot(container, <Part label="Search" />));
  expect(field('Search')).toBe(served);
  const onChange = vi.fn<() => void>();
  const Live = ({ label }: { label: string }) => <input aria-label={label} onInput={onChange} />;
  await act(async () => resolve({ default: Live }));
  expect(field('Search')).toBe(served);
  fireEvent.input(served as Element);
  expect(onChange).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  container.remove();
});

it('neither renders nor loads an idle part before the browser is idle', async () => {
  let idle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => (idle = run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const readField = vi.fn(async () => ({ default: Field }));
  const Part = part(readField, { when: 'idle' });
  render(<Part label="Search" />);
  await act(async () => undefined);
  expect(readField).not.toHaveBeenCalled();
  await act(async () => idle());
  expect(field('Search')).not.toBeNull();
});

const Broken = (): never => {
  throw new TypeError('no such menu');
};

it('an optional part that fails to render leaves the rest of the page unchanged and is logged [B21]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Menu = part(async () => ({ default: Broken }), { optional: 'menu of the game', fallback });
  render(
    <>
      <p>the round</p>
      <Menu />
    </>,
  );
  await expect.poll(() => screen.queryByText('its place')).toBeNull();
  expect(screen.getByText('the round')).toBeTruthy();
  expect(logged()).toMatchObject([{ what: 'menu of the game', message: 'no such menu' }]);
});

describe('a failure screen', () => {
  const draw = (readScreen: () => Promise<{ default: () => React.ReactNode }>) => {
    const Failure = part(readScreen, { instead: FailureWords });
    show(<Failure />);
  };

  it('is rendered once its script has loaded', async () => {
    draw(async () => ({ default: () => <h1>the screen</h1> }));
    expect((await screen.findByRole('heading')).textContent).toBe('the screen');
  });

  it.each([
    ['fails to load', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has not loaded while the page is being reloaded', () => Promise.resolve(undefined as never)],
  ])("shows plain text and a link to the lobby if the failure screen's script %s [B21]", async (_what, readScreen) => {
    draw(readScreen);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('We couldn’t load this page');
    expect(screen.getByText(/Your account and balance aren’t affected/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Go to the lobby' });
    expect(link.getAttribute('href')).toBe('/');
    expect(link.dataset['document']).toBe('true');
  });

  it('the failure text says that the visitor is offline if there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    draw(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You’re offline');
  });
});
