import { splitRoute } from '@liftoff/contract/core/endpoint';
import { telemetry } from '@liftoff/contract/core/telemetry';
import { parseSafely } from '@liftoff/contract/core/safe-json';
import { declaresMore, readBounded } from '../data/bounded-body.ts';
import { log } from '../config/log.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { withoutPersons } from './without-persons.ts';

type Sink = (typeof telemetry)[keyof typeof telemetry];

/** The name under which each kind of report appears in the log. */
const names: Readonly<Record<keyof typeof telemetry, string>> = {
  reportLog: 'client log',
  reportPerformance: 'client performance',
  reportNetwork: 'client network',
  reportValidation: 'client validation',
  utmSet: 'utm set',
  utmSend: 'utm send',
  reportPolicyViolation: 'policy violation',
};

const sinks: ReadonlyMap<string, { name: string; body: Sink['body'] }> = new Map(
  Object.entries(telemetry).map(([call, { route, body }]) => {
    const { method, path } = splitRoute(route);
    return [`${method} ${path}`, { name: names[call as keyof typeof telemetry], body }];
  }),
);

const bodyMaxBytes = 16 * 1024;
/**
 * Applies to all addresses together, so that many clients cannot fill the disk either. A line has at most `reportMax`
 * characters.
 */
const linesPerMinute = 600;
const reportMax = 4 * 1024;

export type WriteReport = (line: Record<string, unknown>, message: string) => void;

/**
 * The outcome of a report. `refused` means that it exceeds its address's limit, is too large or has the wrong format;
 * `dropped` means that the total limit is exceeded.
 */
type Outcome = 'written' | 'dropped' | 'refused';

/**
 * Accepts reports from browsers [CALL-085 to CALL-090]. Logs the fields defined in the contract and no others, in one
 * structured line each, with at most 30 reports a minute per address and 600 lines a minute in total. Reports above
 * the total are dropped instead of queued. A body over 16 KiB is refused while it is read.
 */
export class TelemetrySinks {
  readonly #now: () => number;
  readonly #limiter: RateLimiter;
  readonly #write: WriteReport;
  readonly #counts = new Map<string, number>();
  #minute = 0;
  #written = 0;
  #dropped = 0;

  constructor(
    now: () => number,
    limiter: RateLimiter,
    write: WriteReport = (line, message) => log.info(line, message),
  ) {
    this.#now = now;
    this.#limiter = limiter;
    this.#write = write;
  }

  /** The response to a report, or `undefined` if the method and path are not for reports. */
  async take(request: Request, path: string, ip: string): Promise<Response | undefined> {
    const sink = sinks.get(`${request.method} ${path}`);
    if (!sink) return undefined;
    const waitSec = this.#limiter.take('report', ip);
    if (waitSec > 0) return this.#refuse(sink.name, 429, { 'retry-after': String(waitSec) });
    if (declaresMore(request.headers, bodyMaxBytes)) return this.#refuse(sink.name, 413, { connection: 'close' });
    const body = await readBounded(request.body, bodyMaxBytes).catch(() => undefined);
    if (body === null) return this.#refuse(sink.name, 413, { connection: 'close' });
    const given = body && parseSafely(new TextDecoder().decode(body));
    const read = sink.body.safeParse(given);
    if (given === undefined || !read.success) return this.#refuse(sink.name, 422);
    if (this.#mayWrite()) {
      this.#count(sink.name, 'written');
      this.#write({ kind: sink.name, report: written(read.data) }, sink.name);
    } else this.#count(sink.name, 'dropped');
    return new Response(null, { status: 204 });
  }

  /** The counters since startup, in Prometheus format. */
  metrics(): string {
    const lines = [...this.#counts].map(([labels, count]) => `edge_reports_total{${labels}} ${count}`);
    return ['# HELP edge_reports_total Reports of browsers by kind and outcome', '# TYPE edge_reports_total counter']
      .concat(lines.toSorted())
      .join('\n')
      .concat('\n');
  }

  #count(name: string, outcome: Outcome): void {
    const labels = `kind="${name}",outcome="${outcome}"`;
    this.#counts.set(labels, (this.#counts.get(labels) ?? 0) + 1);
  }

  #refuse(name: string, status: number, headers: Record<string, string> = {}): Response {
    this.#count(name, 'refused');
    return new Response(null, { status, headers });
  }

  #mayWrite(): boolean {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute !== this.#minute) {
      if (this.#dropped > 0) this.#write({ kind: 'dropped', reports: this.#dropped }, 'reports were dropped');
      this.#minute = minute;
      this.#written = 0;
      this.#dropped = 0;
    }
    if (this.#written >= linesPerMinute) {
      this.#dropped += 1;
      return false;
    }
    this.#written += 1;
    return true;
  }
}

/**
 * Removes personal data from a string, or from the field names of an object. An object's values are cleaned in
 * separate calls.
 */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutPersons(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [withoutPersons(name), item]));
}

/** The report as it is logged. If it is too long, only the beginning of its JSON text is kept. */
function written(report: unknown): unknown {
  const json = JSON.stringify(report, (_key, value: unknown) => cleaned(value));
  return json.length > reportMax ? json.slice(0, reportMax) : JSON.parse(json);
}
