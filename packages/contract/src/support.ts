import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { supportRoutes } from './routes.ts';
import { AnyJson, longText, text, trimmedText } from './text.ts';

const later = { server: 'platform', built: false, access: 'guest', rate: 'write', brings: 'nothing' } as const;

/** Both bodies hold the same three fields (CALL-038, CALL-039). */
const restoreId = z.strictObject({
  data: AnyJson,
  requestId: text(80),
  type: text(40),
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
      name: trimmedText(120).min(1),
      email: trimmedText(254),
      subject: trimmedText(200),
      message: longText(5000).min(1),
      captcha: text(4000).optional(),
    }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'invalid', 'captcha_required'],
  },
});
