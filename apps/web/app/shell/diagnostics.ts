import { telemetryCalls } from '../shared/calls/tables/telemetry-calls.ts';

/** One page in this many reports its timings and connection: enough for an overview without too many reports. */
const sampled = 10;

/** The connection data that Chromium provides. Other browsers provide none. */
interface Line {
  rtt?: unknown;
  downlink?: unknown;
  effectiveType?: unknown;
}

/** Reports timings and connection quality for one page in ten. Loaded long after the page itself. */
export function startDiagnostics(): void {
  if (Math.random() * sampled >= 1) return;
  reportLine();
  reportTimes();
}

/** Reports the quality of the visitor's connection [CALL-090]. */
function reportLine(): void {
  const { rtt, downlink, effectiveType } = (navigator as { connection?: Line }).connection ?? {};
  if (typeof rtt !== 'number' || typeof downlink !== 'number' || typeof effectiveType !== 'string') return;
  void telemetryCalls.reportNetwork({ body: { rtt, downlink, effectiveType } }).catch(() => undefined);
}

/**
 * Reports timings once, when the page is left or hidden, because its largest paint and layout shifts are not final
 * before then [CALL-089].
 */
function reportTimes(): void {
  const page = documentPath();
  const largest = lastOf('largest-contentful-paint', ({ startTime }) => startTime);
  let shift = 0;
  watch('layout-shift', entry => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value?: number; hadRecentInput?: boolean };
    if (!hadRecentInput) shift += value ?? 0;
  });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send, true);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const body = {
      page,
      ...timeOf('first_byte_ms', visit?.responseStart),
      ...timeOf('first_paint_ms', paint?.startTime),
      ...timeOf('largest_paint_ms', largest()),
      ...timeOf('loaded_ms', visit?.loadEventEnd),
      layout_shift: Math.round(shift * 1000) / 1000,
    };
    void telemetryCalls.reportPerformance({ body }).catch(() => undefined);
  };
  addEventListener('visibilitychange', send, true);
}

/**
 * The path of the document that the timings belong to. The visitor might have navigated since without loading another
 * document.
 */
function documentPath(): string {
  const [visit] = performance.getEntriesByType('navigation');
  return new URL(visit && URL.canParse(visit.name) ? visit.name : window.location.href).pathname;
}

/** Omits times that are unknown, including 0, which means that an event has not happened. */
const timeOf = <Name extends string>(name: Name, ms: number | undefined) =>
  (ms ? { [name]: Math.round(ms) } : {}) as { [K in Name]?: number };

function watch(type: string, each: (entry: PerformanceEntry) => void): void {
  if (!('PerformanceObserver' in window) || !PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true });
}

function lastOf(type: string, read: (entry: PerformanceEntry) => number): () => number | undefined {
  let last: number | undefined;
  watch(type, entry => (last = read(entry)));
  return () => last;
}
