import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

// Does not render the page: only the work started next to it is checked.
vi.mock('react-dom/client', () => ({ hydrateRoot: () => undefined }));
afterEach(() => {
  vi.restoreAllMocks();
});

it('a page picked for diagnostics reports its network performance after three seconds, and its timings when the visitor leaves [CALL-089] [CALL-090]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  vi.stubGlobal('navigator', { connection: { rtt: 50, downlink: 9.6, effectiveType: '4g' } });
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    sent.push(`${method} ${url}`);
    return new Response(null, { status: 204 });
  });
  await import('../app/entry.client.tsx');
  vi.advanceTimersByTime(2_999);
  await vi.dynamicImportSettled();
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  await vi.dynamicImportSettled();
  expect(sent).toEqual(['PUT /network-performance']);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toEqual(['PUT /network-performance', 'PUT /performance']);
});

it("logs errors that occur during hydration, from the page's first script on [ERR-025]", async () => {
  vi.resetModules();
  const written = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const heard: string[] = [];
  const listen = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (...given: Parameters<typeof window.addEventListener>) => {
    heard.push(given[0]);
    listen(...given);
    onTestFinished(() => window.removeEventListener(...given));
  });
  const hydrateRoot = vi.fn<() => void>(() => {
    expect(heard).toEqual(expect.arrayContaining(['error', 'unhandledrejection']));
  });
  vi.doMock('react-dom/client', () => ({ hydrateRoot }));
  await import('../app/entry.client.tsx');
  expect(hydrateRoot).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('no data') }));
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  expect(lines).toContainEqual(expect.objectContaining({ what: 'script', message: 'no data', level: 'error' }));
});
