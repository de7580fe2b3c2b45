import * as z from 'zod';
import { fieldMax } from '../account/field-max.ts';
import { endpoints } from '../core/endpoint.ts';
import { locales } from '../core/locale.ts';
import { ChatMessage, ContactKind, Conversation, MessageText } from './chat-entities.ts';
import { AnyJson, longText, text, trimmedText } from '../core/text.ts';

const restoreId = {
  server: 'platform',
  built: true,
  access: 'player',
  onBreak: 'served',
  rate: 'write',
  brings: 'nothing',
  ids: { requestId: 'made' },
} as const;

/** Guests can chat too; a separate cookie identifies their conversation. */
const chat = {
  server: 'platform',
  built: true,
  access: 'optional',
  onBreak: 'served',
} as const;

/**
 * Fields that both bodies have in addition to `data` [CALL-038] [CALL-039]: the chat's id for the request, and the
 * type of chat.
 */
const asked = { requestId: text(80), type: text(40).min(1) };

/** Calls for the chat and the contact form. */
export const support = endpoints({
  restoreIdGet: {
    ...restoreId,
    route: 'POST /restore-id/get',
    summary:
      'The id by which a chat finds the player’s earlier conversation, null where there was none (CALL-038). `data` is not looked into.',
    body: z.strictObject({ data: AnyJson, ...asked }),
    answer: z.object({ requestId: z.string(), restore_id: z.string().nullable() }),
    refusals: ['unauthenticated', 'invalid'],
  },
  restoreIdSet: {
    ...restoreId,
    route: 'POST /restore-id/set',
    summary: 'Keep the id of a conversation, which is `data`, in place of the one before (CALL-039).',
    idempotent: true,
    status: 204,
    body: z.strictObject({ data: text(200).min(1), ...asked }),
    answer: z.undefined(),
    refusals: ['unauthenticated', 'invalid'],
  },
  sendContactMessage: {
    server: 'platform',
    built: true,
    access: 'optional',
    onBreak: 'served',
    rate: 'contact',
    brings: 'nothing',
    route: 'POST /api/send_contact_message',
    summary:
      'Send a message to support (CALL-041), a complaint where it says so [C42]; `errors` of its refusal names each field that is wrong (ERR-011).',
    idempotent: true,
    status: 204,
    body: z.strictObject({
      name: trimmedText(fieldMax.name),
      email: trimmedText(254),
      subject: trimmedText(fieldMax.subject),
      message: longText(fieldMax.message),
      kind: ContactKind.default('question'),
    }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'invalid'],
  },
  answerSurvey: {
    server: 'platform',
    built: true,
    access: 'guest',
    onBreak: 'served',
    rate: 'contact',
    brings: 'nothing',
    route: 'POST /api/surveys/{survey}/answers',
    summary:
      'Answer the survey that is on (CALL-002); the answer is kept without whose it is. Any other is `not_found`.',
    ids: { survey: 'public' },
    idempotent: true,
    status: 204,
    body: z.strictObject({ score: z.int().min(1).max(5), comment: longText(500) }),
    answer: z.undefined(),
    refusals: ['rate_limited', 'not_found', 'invalid'],
  },
  chat: {
    ...chat,
    rate: 'read',
    route: 'GET /api/chat',
    summary:
      'The caller’s conversation with its newest messages. `conversation` is what `restore-id/get` answered; it opens nobody else’s.',
    ids: { conversation: 'own' },
    query: z.object({ conversation: text(200).optional() }),
    answer: Conversation,
    refusals: [],
  },
  sendChatMessage: {
    ...chat,
    rate: 'chat',
    brings: 'nothing',
    route: 'POST /api/chat/messages',
    summary:
      'Write to support; the first message begins the conversation. `id` is the sender’s own: once for all tries.',
    ids: { id: 'made' },
    idempotent: true,
    status: 201,
    body: z.strictObject({ id: z.uuid(), text: MessageText, locale: z.enum(locales) }),
    answer: z.object({ conversation: z.string(), message: ChatMessage }),
    refusals: ['rate_limited', 'invalid', 'idempotency_mismatch'],
  },
  readChat: {
    ...chat,
    rate: 'write',
    brings: 'nothing',
    route: 'PUT /api/chat/read',
    summary: 'The caller has read the conversation up to this message.',
    idempotent: true,
    status: 204,
    body: z.strictObject({ seq: z.int().min(0).max(2_147_483_647) }),
    answer: z.undefined(),
    refusals: ['invalid'],
  },
});
