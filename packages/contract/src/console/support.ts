import * as z from 'zod';
import { ChatMessage, ContactMessage, ListedConversation, MessageText } from '../support/chat-entities.ts';
import { SurveyAnswers } from '../content/content-entities.ts';
import { endpoints } from '../core/endpoint.ts';
import { trimmedText } from '../core/text.ts';

const operator = { server: 'platform', access: 'operator', rate: 'operator', built: true, brings: 'nothing' } as const;

/** Calls with which support staff read and reply to messages. Every call requires the header `x-console-token`. */
export const consoleSupport = endpoints({
  consoleChats: {
    ...operator,
    route: 'GET /console/api/chats',
    summary:
      'Conversations with support: those that wait for an answer first, of them VIP players first, then the oldest.',
    answer: z.array(ListedConversation),
    refusals: ['unauthenticated'],
  },
  consoleChat: {
    ...operator,
    route: 'GET /console/api/chats/{id}',
    summary: 'The newest messages of a conversation.',
    ids: { id: 'public' },
    params: { id: z.uuid() },
    answer: z.array(ChatMessage),
    refusals: ['unauthenticated', 'not_found'],
  },
  consoleAnswerChat: {
    ...operator,
    route: 'POST /console/api/chats/{id}/messages',
    summary: 'Answer in a conversation, under the name of who answers; `id` is the sender’s own, once for all tries.',
    ids: { id: 'public' },
    params: { id: z.uuid() },
    status: 201,
    idempotent: true,
    body: z.strictObject({ id: z.uuid(), name: trimmedText(40).min(1), text: MessageText }),
    answer: ChatMessage,
    refusals: ['unauthenticated', 'not_found', 'invalid', 'idempotency_mismatch'],
  },
  consoleNoteComplaint: {
    ...operator,
    route: 'POST /console/api/chats/{id}/complaints',
    summary: 'A message of a visitor is a complaint: of a player it counts among the markers of harm, once [C42].',
    ids: { id: 'public' },
    params: { id: z.uuid() },
    status: 204,
    idempotent: true,
    body: z.strictObject({ seq: z.int().min(1).max(2_147_483_647) }),
    answer: z.undefined(),
    refusals: ['unauthenticated', 'not_found', 'invalid'],
  },
  consoleSurveyAnswers: {
    ...operator,
    route: 'GET /console/api/surveys/{survey}/answers',
    summary: 'What a survey was answered: how often each score, and the newest hundred answers.',
    ids: { survey: 'public' },
    answer: SurveyAnswers,
    refusals: ['unauthenticated'],
  },
  consoleContactMessages: {
    ...operator,
    route: 'GET /console/api/contact_messages',
    summary: 'Messages of the support page’s form, newest first (CALL-041).',
    answer: z.array(ContactMessage),
    refusals: ['unauthenticated'],
  },
});
