import type { support } from '@liftoff/contract/support/support';
import { chatGroup } from '@liftoff/rules/support/chat';
import { checkContact } from '@liftoff/rules/support/contact-message';
import { siteOf } from '../account/mail/site-link.ts';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import {
  addMessage,
  countUnread,
  findConversation,
  markRead,
  openConversation,
  readMessages,
} from './chat-messages.ts';
import { chatVisitor } from './chat-visitor.ts';
import { keepContact } from './contact-messages.ts';
import { keepSurveyAnswer, readSurveys } from './survey-answers.ts';
import { readRestoreId, setRestoreId } from './restore-ids.ts';

/** Handlers of the support calls. */
export function supportHandlers(platform: Platform): Handlers<typeof support> {
  const { db, deps } = platform;
  const surveyAt = readSurveys(platform.config);
  return {
    restoreIdGet: async ({ body: { type, requestId } }, { player }) => ({
      requestId,
      restore_id: await readRestoreId(db, player.id, type),
    }),
    restoreIdSet: async ({ body: { type, data } }, { player }) => {
      await db.transaction(tx => setRestoreId(tx, player.id, { type, restoreId: data }, deps.now()));
      return undefined;
    },
    sendContactMessage: async ({ body }, call) => {
      const errors: Record<string, string[]> = {};
      for (const [name, verdict] of Object.entries(checkContact(body))) if (verdict) errors[name] = [verdict];
      if (Object.keys(errors).length > 0) return refuse('invalid', errors);
      const sender = {
        playerId: call.player?.id ?? null,
        ip: call.ip,
        key: call.idempotencyKey,
        site: siteOf(platform.config, call),
      };
      await keepContact(platform, sender, body);
      return undefined;
    },
    answerSurvey: async ({ params, body: { score, comment } }, call) => {
      const survey = surveyAt(siteOf(platform.config, call));
      if (survey?.id !== params.survey) return refuse('not_found');
      await keepSurveyAnswer(db, deps, survey, { score, comment, key: call.idempotencyKey });
      return undefined;
    },
    chat: async ({ query }, call) => {
      const visitor = chatVisitor(deps, call);
      const found = await findConversation(db, visitor, query.conversation);
      const group = chatGroup(visitor.player === null ? null : visitor.groups);
      if (found === null) return { id: null, group, messages: [], unread: 0 };
      return { id: found.id, group, messages: await readMessages(db, found.id), unread: await countUnread(db, found) };
    },
    sendChatMessage: async ({ body: { id, text, locale } }, call) => {
      const visitor = chatVisitor(deps, call);
      return await db.transaction(async tx => {
        const now = deps.now();
        const conversation = await openConversation(tx, visitor, { id: deps.id(), locale, now });
        const message = await addMessage(tx, conversation, { id, author: 'visitor', name: null, text, now });
        return message === null ? refuse('idempotency_mismatch') : { conversation: conversation.id, message };
      });
    },
    readChat: async ({ body }, call) => {
      const conversation = await findConversation(db, chatVisitor(deps, call));
      if (conversation !== null) await markRead(db, conversation, body.seq);
      return undefined;
    },
  };
}
