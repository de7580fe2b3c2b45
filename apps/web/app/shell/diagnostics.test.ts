// @vitest-environment jsdom
import { telemetry } from '@liftoff/contract/telemetry';
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
  vi.unstubAllGlobals();
});

/** Starts it on a page that chance has picked to measure, or has not. */
async function start({ picked = true, connection }: { picked?: boolean; connection?: unknown } = {}) {
  vi.spyOn(Math, 'random').mockReturnValue(picked ? 0.05 : 0.5);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  (await import('./diagnostics.ts')).startDiagnostics();
}
const leave = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('visibilitychange'));
};

it('errors of scripts and of promises are logged and sent [ERR-025] [CALL-088]', async () => {
  (await import('../shared/client-log.ts')).logUncaught();
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('broken') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('left alone') }));
  const bodies = of('PUT /log');
  expect(bodies).toMatchObject([
    { level: 'error', what: 'script', message: 'broken', page: '/live/all' },
    { level: 'error', what: 'promise', message: 'left alone' },
  ]);
  expect(written.mock.calls.map(([line]) => JSON.parse(line as string) as unknown)).toEqual(bodies);
});

it('one page in ten tells how good its line is [CALL-090]', async () => {
  const connection = { rtt: 50, downlink: 9.6, effectiveType: '4g', saveData: false };
  await start({ connection, picked: false });
  expect(sent).toEqual([]);
  await start({ connection });
  expect(of('PUT /network-performance')).toEqual([{ rtt: 50, downlink: 9.6, effectiveType: '4g' }]);
  expect(telemetry.reportNetwork.body.safeParse(sent[0]?.body).success).toBe(true);
});

it.each([undefined, {}, { rtt: '50', downlink: 1, effectiveType: '4g' }])(
  'a browser that says nothing of its line sends nothing of it: %j [CALL-090]',
  async connection => {
    await start({ connection });
    expect(of('PUT /network-performance')).toEqual([]);
  },
);

it('one page in ten tells its times, once, when it is left [CALL-089]', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: 12.4, loadEventEnd: 400.6 },
  ] as unknown as PerformanceEntryList);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: 80 }] as PerformanceEntryList);
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
