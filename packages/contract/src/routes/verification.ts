import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const verificationRoutes = {
  verificationState: 'GET /api/player/verification',
  sendDocument: 'POST /api/player/verification/documents',
  documentLink: 'POST /api/player/verification/documents/{id}/link',
  verificationWebhook: 'POST /webhooks/verification/{provider}',
} as const satisfies Record<string, Route>;
