import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { telemetryRoutes } from './routes.ts';
import { text } from './text.ts';

/** Reports of browsers: taken by the edge, sampled, dropped above their threshold and never queued. */
const sink = {
  server: 'edge',
  built: true,
  access: 'guest',
  rate: 'telemetry',
  status: 204,
  answer: z.undefined(),
  refusals: ['rate_limited', 'too_large'],
  brings: 'nothing',
} as const;

const utm = z.object({ utmMetrics: z.record(text(80), text(2000)) });

export const telemetry = endpoints({
  reportValidation: {
    ...sink,
    route: telemetryRoutes.reportValidation,
    summary: 'Which fields a form refused, each with its first message (CALL-085).',
    body: z.object({
      side: text(80),
      component: text(200),
      errors: z.array(z.object({ key: text(200), message: text(2000) })),
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
    body: z.object({ rtt: z.number(), downlink: z.number(), effectiveType: text(40) }),
  },
  reportPolicyViolation: {
    ...sink,
    route: telemetryRoutes.reportPolicyViolation,
    summary: 'A violation of the content security policy [A2].',
    body: z.unknown(),
  },
});
