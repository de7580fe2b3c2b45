import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { supportRoutes } from './routes.ts';
import { AnyJson, longText, text, trimmedText } from './text.ts';

const later = { server: 'platform', built: false, access: 'guest', rate: 'write', brings: 'nothing' } as const;

const chat = {
  server: 'platform',
  built: true,
  access: 'player',
  onBreak: 'served',
  rate: 'write',
  brings: 'nothing',
  ids: { requestId: 'made' },
} as const;

/** What both bodies hold beside `data` (CALL-038, CALL-039): the chat's own name of its request, and which chat it is. */
const asked = { requestId: text(80), type: text(40).min(1) };

/** Chat and the contact form. */
export const support = endpoints({
  restoreIdGet: {
    ...chat,
    route: supportRoutes.restoreIdGet,
    summary:
      'The id by which a chat finds the player’s earlier conversation, null where there was none (CALL-038). `data` is not looked into.',
    body: z.strictObject({ data: AnyJson, ...asked }),
    answer: z.object({ requestId: z.string(), restore_id: z.string().nullable() }),
    refusals: ['unauthenticated', 'invalid'],
  },
  restoreIdSet: {
    ...chat,
    route: supportRoutes.restoreIdSet,
    summary: 'Keep the id of a conversation, which is `data`, in place of the one before (CALL-039).',
    idempotent: true,
    status: 204,
    body: z.strictObject({ data: text(200).min(1), ...asked }),
    answer: z.undefined(),
    refusals: ['unauthenticated', 'invalid'],
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
