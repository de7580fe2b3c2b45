import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by `node packages/contract/routes/generate.ts`.
 */
export const supportRoutes = {
  restoreIdGet: 'POST /restore-id/get',
  restoreIdSet: 'POST /restore-id/set',
  sendContactMessage: 'POST /api/send_contact_message',
  answerSurvey: 'POST /api/surveys/{survey}/answers',
  chat: 'GET /api/chat',
  sendChatMessage: 'POST /api/chat/messages',
  readChat: 'PUT /api/chat/read',
} as const satisfies Record<string, Route>;
