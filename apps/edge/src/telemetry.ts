import { log } from './log.ts';

const sinks: Readonly<Record<string, string>> = {
  'PUT /log': 'client log',
  'PUT /performance': 'client performance',
  'PUT /network-performance': 'client network',
  'PUT /metrics-errors-validation': 'client validation',
  'POST /log_utm_set': 'utm set',
  'POST /log_utm_send': 'utm send',
  'POST /csp-report': 'policy violation',
};

const perMinute = 30;
const bodyMax = 16 * 1024;

/**
 * Takes what browsers report (CALL-085 to CALL-090): one structured line each, at most 30 a minute and address,
 * dropped above that rather than queued; a body over 16 KiB is refused.
 */
export class TelemetrySinks {
  readonly #counts = new Map<string, number>();
  #minute = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The answer for a sink's call, or undefined when the path is not a sink. */
  async take(request: Request, path: string, ip: string): Promise<Response | undefined> {
    const name = sinks[`${request.method} ${path}`];
    if (!name) return undefined;
    if (!this.#mayTake(ip)) return new Response(null, { status: 429, headers: { 'retry-after': '60' } });
    if (Number(request.headers.get('content-length') ?? 0) > bodyMax) return new Response(null, { status: 413 });
    const body = await request.text();
    if (body.length > bodyMax) return new Response(null, { status: 413 });
    // Serialised as one JSON string, so that line breaks and control characters of a caller stay inside it.
    log.info({ kind: name, report: body.replaceAll(/\p{Cc}/gu, ' ') }, name);
    return new Response(null, { status: 204 });
  }

  #mayTake(ip: string): boolean {
    const minute = Math.floor(this.#now() / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts.clear();
    }
    const count = (this.#counts.get(ip) ?? 0) + 1;
    this.#counts.set(ip, count);
    return count <= perMinute;
  }
}
