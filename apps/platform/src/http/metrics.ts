import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the platform counts of itself, for `/metrics`. */
export interface Metrics {
  /** One answered call. `seconds` from the request's arrival to its answer. */
  answered(call: string, status: number, seconds: number): void;
  /** Reads a number whenever the metrics are read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same of several numbers, told apart by a label. */
  gauges(name: string, help: string, label: string, read: () => Promise<Readonly<Record<string, number>>>): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const bucketsSec = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** `process` adds memory, event loop and garbage collection; tests leave it out, they make many platforms. */
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
