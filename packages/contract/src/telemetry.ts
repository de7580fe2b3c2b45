import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { telemetryRoutes } from './routes.ts';

/** Reports of browsers: taken by the edge, sampled, dropped above their threshold and never queued. */
const sink = {
  server: 'edge',
  built: true,
  access: 'guest',
  rate: 'telemetry',
  status: 204,
  answer: z.undefined(),
  refusals: ['rate_limited', 'too_large'],
} as const;

const utm = z.object({ utmMetrics: z.record(z.string(), z.string()) });

export const telemetry = endpoints({
  reportValidation: {
    ...sink,
    route: telemetryRoutes.reportValidation,
    summary: 'Which fields a form refused, each with its first message (CALL-085).',
    body: z.object({
      side: z.string(),
      component: z.string(),
      errors: z.array(z.object({ key: z.string(), message: z.string() })),
    }),
  },
  utmSet: { ...sink, route: telemetryRoutes.utmSet, summary: 'Campaign tags were kept (CALL-086).', body: utm },
  utmSend: { ...sink, route: telemetryRoutes.utmSend, summary: 'Campaign tags were sent (CALL-087).', body: utm },
  reportLog: {
    ...sink,
    route: telemetryRoutes.reportLog,
    summary: 'An error of the browser (CALL-088).',
    body: z.looseObject({}),
  },
  reportPerformance: {
    ...sink,
    route: telemetryRoutes.reportPerformance,
    summary: 'Times of a page (CALL-089).',
    body: z.looseObject({}),
  },
  reportNetwork: {
    ...sink,
    route: telemetryRoutes.reportNetwork,
    summary: 'How good the line is (CALL-090).',
    body: z.object({ rtt: z.number(), downlink: z.number(), effectiveType: z.string() }),
  },
  reportPolicyViolation: {
    ...sink,
    route: telemetryRoutes.reportPolicyViolation,
    summary: 'A violation of the content security policy [A2].',
    body: z.unknown(),
  },
});
