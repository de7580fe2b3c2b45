import { telemetryRoutes } from '@liftoff/contract/routes/telemetry';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

/** Reports use `keepalive`, so that they are sent even while the visitor is leaving the page. */
export const telemetryCalls = callsOf(telemetryRoutes, (route, url, init) =>
  sendFromBrowser(route, url, { ...init, keepalive: true }),
);
