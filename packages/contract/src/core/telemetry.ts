import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { text } from './text.ts';

/** Reports from browsers. The edge receives and samples them; above the threshold they are dropped, never queued. */
const sink = {
  server: 'edge',
  built: true,
  access: 'guest',
  rate: 'telemetry',
  status: 204,
  answer: z.undefined(),
  refusals: ['rate_limited', 'too_large', 'invalid'],
  brings: 'nothing',
} as const;

/** A path on the site without its query, because a query can contain a token. */
const page = text(300);
const milliseconds = z.number().min(0).max(3_600_000);

const utm = z.object({ utmMetrics: z.record(text(80), text(2000)) });

export const telemetry = endpoints({
  reportValidation: {
    ...sink,
    route: 'PUT /metrics-errors-validation',
    summary: 'Which fields a form refused, each with its first message (CALL-085).',
    body: z.object({
      side: text(80),
      component: text(200),
      errors: z.array(z.object({ key: text(200), message: text(2000) })).max(100),
    }),
  },
  utmSet: { ...sink, route: 'POST /log_utm_set', summary: 'Campaign tags were kept (CALL-086).', body: utm },
  utmSend: { ...sink, route: 'POST /log_utm_send', summary: 'Campaign tags were sent (CALL-087).', body: utm },
  reportLog: {
    ...sink,
    route: 'PUT /log',
    summary: 'A failure that the site noticed in the browser (CALL-088).',
    body: z.object({
      level: z.enum(['error', 'warn']),
      message: text(1000),
      /** The page load or call that failed. */
      what: text(200).optional(),
      page: page.optional(),
      /** Location in the scripts, without source text. */
      at: text(500).optional(),
    }),
  },
  reportPerformance: {
    ...sink,
    route: 'PUT /performance',
    summary: 'Times of a page in milliseconds, and how much of it moved (CALL-089).',
    body: z.object({
      page,
      first_byte_ms: milliseconds.optional(),
      first_paint_ms: milliseconds.optional(),
      largest_paint_ms: milliseconds.optional(),
      loaded_ms: milliseconds.optional(),
      layout_shift: z.number().min(0).max(1_000).optional(),
    }),
  },
  reportNetwork: {
    ...sink,
    route: 'PUT /network-performance',
    summary: 'How good the line is (CALL-090).',
    body: z.object({
      /** Round-trip time in milliseconds. */
      rtt: milliseconds,
      /** Download speed in megabits per second. */
      downlink: z.number().min(0).max(100_000),
      effectiveType: text(40),
    }),
  },
  reportPolicyViolation: {
    ...sink,
    route: 'POST /csp-report',
    summary: 'A violation of the content security policy [A2].',
    body: z.unknown(),
  },
});
