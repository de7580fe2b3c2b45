import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The platform's own metrics, served at `/metrics`. */
export interface Metrics {
  /** Records a call that got its response. `seconds` is the time from the request's arrival to its response. */
  answered(call: string, status: number, seconds: number): void;
  /** Registers a value that is read each time the metrics are requested. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Like `gauge`, for several values distinguished by a label. */
  gauges(name: string, help: string, label: string, read: () => Promise<Readonly<Record<string, number>>>): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const bucketsSec = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * If `process` is set, adds metrics for memory, event loop and garbage collection. Tests leave it off, because they
 * create many platforms.
 */
export function makeMetrics(process: boolean): Metrics {
  const registry = new Registry();
  if (process) collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'platform_call_seconds',
    help: 'Time to answer a call of the contract',
    labelNames: ['call'],
    buckets: bucketsSec,
    registers: [registry],
  });
  const answers = new Counter({
    name: 'platform_answers_total',
    help: 'Answers by call and status',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  return {
    answered: (call, status, seconds) => {
      durations.observe({ call }, seconds);
      answers.inc({ call, status });
    },
    gauge: (name, help, read) => {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          async collect() {
            this.set(await read());
          },
        }),
      );
    },
    gauges: (name, help, label, read) => {
      registry.registerMetric(
        new Gauge({
          name,
          help,
          labelNames: [label],
          registers: [],
          async collect() {
            for (const [value, number] of Object.entries(await read())) this.set({ [label]: value }, number);
          },
        }),
      );
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
