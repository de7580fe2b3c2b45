import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { supportRoutes } from './routes.ts';

const later = { server: 'platform', built: false, access: 'guest', rate: 'write' } as const;

/** Both bodies hold the same three fields (CALL-038, CALL-039). */
const restoreId = z.strictObject({
  data: z.unknown(),
  requestId: z.string().max(80),
  type: z.string().max(40),
});

/** Chat and the contact form. */
export const support = endpoints({
  restoreIdGet: {
    ...later,
    route: supportRoutes.restoreIdGet,
    summary: 'The id by which the chat finds an earlier conversation (CALL-038).',
    body: restoreId,
    answer: z.object({ restore_id: z.string().nullable() }),
    refusals: ['rate_limited', 'invalid'],
  },
  restoreIdSet: {
    ...later,
    route: supportRoutes.restoreIdSet,
    summary: 'Keep the id of a conversation (CALL-039).',
    status: 204,
    body: restoreId,
    answer: z.undefined(),
    refusals: ['rate_limited', 'invalid'],
  },
  sendContactMessage: {
    ...later,
    route: supportRoutes.sendContactMessage,
    summary: 'Send a message to the support desk (CALL-041).',
    idempotent: true,
    status: 204,
    body: z.strictObject({
      name: z.string().trim().min(1).max(120),
      email: z.string().trim().max(254),
      subject: z.string().trim().max(200),
      message: z.string().trim().min(1).max(5000),
      captcha: z.string().max(4000).optional(),
    }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'invalid', 'captcha_required'],
  },
});
