import { declaresMore, readBounded } from './bounded-body.ts';
import { log } from './log.ts';
import type { RateLimiter } from './rate-limiter.ts';

const sinks: Readonly<Record<string, string>> = {
  'PUT /log': 'client log',
  'PUT /performance': 'client performance',
  'PUT /network-performance': 'client network',
  'PUT /metrics-errors-validation': 'client validation',
  'POST /log_utm_set': 'utm set',
  'POST /log_utm_send': 'utm send',
  'POST /csp-report': 'policy violation',
};

const bodyMaxBytes = 16 * 1024;
/** Of all addresses together, so that a crowd cannot fill the disk either: a line is at most `reportMax` characters. */
const linesPerMinute = 600;
const reportMax = 4 * 1024;

export type WriteReport = (line: Record<string, unknown>, message: string) => void;

/**
 * Takes what browsers report (CALL-085 to CALL-090): one structured line each, at most 30 a minute and address and
 * 600 a minute in all, dropped above that rather than queued; a body over 16 KiB is refused while it is read.
 */
export class TelemetrySinks {
  readonly #now: () => number;
  readonly #limiter: RateLimiter;
  readonly #write: WriteReport;
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

  /** The answer for a sink's call, or undefined when the path is not a sink. */
  async take(request: Request, path: string, ip: string): Promise<Response | undefined> {
    const key = `${request.method} ${path}`;
    const name = Object.hasOwn(sinks, key) ? sinks[key] : undefined;
    if (!name) return undefined;
    const waitSec = this.#limiter.take('report', ip);
    if (waitSec > 0) return new Response(null, { status: 429, headers: { 'retry-after': String(waitSec) } });
    if (declaresMore(request.headers, bodyMaxBytes)) return tooLarge();
    const body = await readBounded(request.body, bodyMaxBytes).catch(() => undefined);
    if (body === undefined) return new Response(null, { status: 400 });
    if (body === null) return tooLarge();
    if (this.#mayWrite()) {
      // Serialised as one JSON string, so that line breaks and control characters of a caller stay inside it.
      const report = new TextDecoder().decode(body).replaceAll(/\p{Cc}/gu, ' ');
      this.#write({ kind: name, report: report.slice(0, reportMax) }, name);
    }
    return new Response(null, { status: 204 });
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

const tooLarge = (): Response => new Response(null, { status: 413, headers: { connection: 'close' } });
