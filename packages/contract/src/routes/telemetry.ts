import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const telemetryRoutes = {
  reportValidation: 'PUT /metrics-errors-validation',
  utmSet: 'POST /log_utm_set',
  utmSend: 'POST /log_utm_send',
  reportLog: 'PUT /log',
  reportPerformance: 'PUT /performance',
  reportNetwork: 'PUT /network-performance',
  reportPolicyViolation: 'POST /csp-report',
} as const satisfies Record<string, Route>;
