import { telemetry } from '@liftoff/contract/core/telemetry';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';

let sent: { call: string; body: unknown }[] = [];
let written: MockInstance<typeof console.error>;
const of = (call: string) => sent.filter(report => report.call === call).map(({ body }) => body);
const listeners: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push({ call: `${method} ${url}`, body: JSON.parse(body as string) });
    return new Response(null, { status: 204 });
  });
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof window.addEventListener>) => {
    listeners.push(given);
    listen(...given);
  });
  written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/live/all');
});
afterEach(() => {
  listeners.splice(0).forEach(given => window.removeEventListener(...given));
  vi.restoreAllMocks();
});

/** Starts diagnostics on a page that is, or is not, in the sample. */
async function start({ picked = true, connection }: { picked?: boolean; connection?: unknown } = {}) {
  vi.spyOn(Math, 'random').mockReturnValue(picked ? 0.05 : 0.5);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  (await import('./diagnostics.ts')).startDiagnostics();
}
const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
};

it('logs and sends errors from scripts and promises [ERR-025] [CALL-088]', async () => {
  (await import('../shared/calls/client-log.ts')).logUncaught();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('broken') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('left alone') }));
  const bodies = of('PUT /log');
  expect(bodies).toMatchObject([
    { level: 'error', what: 'script', message: 'broken', page: '/live/all' },
    { level: 'error', what: 'promise', message: 'left alone' },
  ]);
  expect(written.mock.calls.map(([line]) => JSON.parse(line as string) as unknown)).toEqual(bodies);
});

it('one page in ten reports the quality of its connection [CALL-090]', async () => {
  const connection = { rtt: 50, downlink: 9.6, effectiveType: '4g', saveData: false };
  await start({ connection, picked: false });
  expect(sent).toEqual([]);
  await start({ connection });
  expect(of('PUT /network-performance')).toEqual([{ rtt: 50, downlink: 9.6, effectiveType: '4g' }]);
  expect(telemetry.reportNetwork.body.safeParse(sent[0]?.body).success).toBe(true);
});

it.each([undefined, {}, { rtt: '50', downlink: 1, effectiveType: '4g' }])(
  'reports no connection quality if the browser provides no data: %j [CALL-090]',
  async connection => {
    await start({ connection });
    expect(of('PUT /network-performance')).toEqual([]);
  },
);

/** Simulates what the browser has measured of a document with this address. */
function measured(name: string): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name, responseStart: 12.4, loadEventEnd: 400.6 },
  ] as unknown as PerformanceEntryList);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: 80 }] as PerformanceEntryList);
}

it('one page in ten reports its timings, once, when the visitor leaves [CALL-089]', async () => {
  measured('https://site.example/live/all?page=2');
  await start();
  expect(of('PUT /performance')).toEqual([]);
  window.history.replaceState(null, '', '/elsewhere');
  leave();
  leave();
  const [body, ...more] = of('PUT /performance');
  expect([body, more]).toEqual([
    { page: '/live/all', first_byte_ms: 12, first_paint_ms: 80, loaded_ms: 401, layout_shift: 0 },
    [],
  ]);
  expect(telemetry.reportPerformance.body.safeParse(body).success).toBe(true);
});

it.each([
  ['the path of the document', 'https://site.example/live/all#top', '/live/all'],
  ["the first path, if the browser does not report the document's", 'document', '/pokies/all'],
])(
  'reports timings under the path of the loaded document even after a later navigation: %s [CALL-089]',
  async (_which, name, page) => {
    measured(name);
    window.history.replaceState(null, '', '/pokies/all');
    await start();
    leave();
    expect(of('PUT /performance')).toMatchObject([{ page, first_byte_ms: 12 }]);
  },
);

it('reports the last largest paint, and the sum of layout shifts excluding those after user input [CALL-089]', async () => {
  const entries: Readonly<Record<string, readonly object[]>> = {
    'largest-contentful-paint': [{ startTime: 120.4 }, { startTime: 310.6 }],
    'layout-shift': [
      { value: 0.0126, hadRecentInput: false },
      { value: 0.5, hadRecentInput: true },
      { value: 0.03, hadRecentInput: false },
    ],
  };
  class Observer {
    static readonly supportedEntryTypes = Object.keys(entries);
    readonly #tell: (list: { getEntries: () => readonly object[] }) => void;
    constructor(tell: (list: { getEntries: () => readonly object[] }) => void) {
      this.#tell = tell;
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      expect(buffered).toBe(true);
      this.#tell({ getEntries: () => entries[type] ?? [] });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  measured('https://site.example/live/all');
  await start();
  leave();
  const [body] = of('PUT /performance');
  expect(body).toMatchObject({ largest_paint_ms: 311, layout_shift: 0.043 });
  expect(telemetry.reportPerformance.body.safeParse(body).success).toBe(true);
});
