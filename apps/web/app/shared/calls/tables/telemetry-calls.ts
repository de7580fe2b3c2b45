import { telemetryRoutes } from '@liftoff/contract/core/routes';
import { callsOf } from '../calls-of.ts';
import { sendFromBrowser } from '../send.ts';

/** Reports: each is sent to its end even when its page is left. */
export const telemetryCalls = callsOf(telemetryRoutes, (route, url, init) =>
  sendFromBrowser(route, url, { ...init, keepalive: true }),
);
