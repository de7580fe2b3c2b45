import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notePageDrawn } from './page-drawn.ts';

const { dataset } = document.documentElement;
const load = vi.fn<(font: string) => Promise<unknown>>();
const drawn = vi.fn<() => void>();
let decoded: () => void = () => undefined;
let broken: () => void = () => undefined;
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  load.mockReset().mockResolvedValue([]);
  drawn.mockReset();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  document.body.innerHTML = '<img loading="eager"><img loading="lazy">';
  const [first, later] = document.querySelectorAll('img');
  Object.assign(first ?? {}, {
    decode: () =>
      new Promise<void>((resolve, reject) => {
        decoded = resolve;
        broken = reject;
      }),
  });
  Object.assign(later ?? {}, { decode: () => new Promise(() => undefined) });
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'whenFonts');
  delete dataset.fonts;
  document.body.replaceChildren();
});

interface Visit {
  readonly readyState: DocumentReadyState;
  readonly worker?: object;
  readonly from?: string;
  readonly navigation?: string;
}

/** Runs the inline script on a page. By default the visitor typed in the address and has never been here. */
function open({ readyState, worker, from = '', navigation = 'navigate' }: Visit) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: navigation } as unknown as PerformanceEntry]);
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: worker ?? null }, configurable: true });
  notePageDrawn();
  void (Reflect.get(document, 'whenDrawn') as Promise<void>).then(drawn);
}

const turn = () => vi.advanceTimersByTimeAsync(0);

async function frame() {
  for (const run of frames.splice(0)) run();
  await turn();
}

it.each(['decoded', 'broken'])('counts a page as painted two frames after its first pictures are %s', async how => {
  open({ readyState: 'loading' });
  await turn();
  expect(frames).toEqual([]);
  dispatchEvent(new Event('load'));
  await turn();
  expect(frames).toEqual([]);
  if (how === 'decoded') decoded();
  else broken();
  await turn();
  await frame();
  expect(drawn).not.toHaveBeenCalled();
  await frame();
  expect(drawn).toHaveBeenCalledOnce();
});

it('counts a page as painted after two seconds, even if parts of it are still loading', async () => {
  open({ readyState: 'loading' });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(drawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn).toHaveBeenCalledOnce();
});

it('requests fonts on a first visit only after the page is painted, and uses them once they are loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  load.mockReturnValue(promise);
  open({ readyState: 'complete' });
  expect(dataset.fonts).toBe('later');
  decoded();
  await turn();
  await frame();
  expect(load).not.toHaveBeenCalled();
  await frame();
  expect(load.mock.calls).toEqual([['1em "Liftoff Sans"'], ['1em "Liftoff Num"', '0']]);
  expect(dataset.fonts).toBe('later');
  resolve([]);
  await Reflect.get(document, 'whenFonts');
  expect(dataset.fonts).toBeUndefined();
});

it('leaves font loading to the browser if the script fails to load the fonts', async () => {
  load.mockRejectedValue(new Error('away'));
  open({ readyState: 'loading' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(dataset.fonts).toBeUndefined();
});

it.each<[string, Partial<Visit>]>([
  ['with a service worker from an earlier visit', { worker: {} }],
  ['that continues from another page of the site', { from: `${location.origin}/pokies/all` }],
  ['whose page is reloaded', { navigation: 'reload' }],
])('uses the fonts from the start on a visit %s', async (_of, about) => {
  open({ readyState: 'complete', ...about });
  expect(dataset.fonts).toBeUndefined();
  expect(Reflect.get(document, 'whenFonts')).toBeUndefined();
  decoded();
  await turn();
  await frame();
  await frame();
  expect(drawn).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

it('uses the fonts only after the paint on a visit from another site', () => {
  open({ readyState: 'loading', from: `${location.origin}.example/` });
  expect(dataset.fonts).toBe('later');
});
