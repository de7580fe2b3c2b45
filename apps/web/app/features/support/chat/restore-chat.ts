import { chatKind, type ChatKind } from '@liftoff/rules/support/chat';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { supportCalls } from '../../../shared/calls/tables/support-calls.ts';

/** The currently active kind of chat [ROLE-015] [CALL-045]. The built-in chat serves both kinds. */
export const chatKindNow = async (): Promise<ChatKind> => chatKind(await accountCalls.listStatuses({}));

/** The id stored for the player's conversation [CALL-038]; `null` if none is stored or the call fails. */
export async function restoredConversation(): Promise<string | null> {
  try {
    const body = { data: null, requestId: crypto.randomUUID(), type: await chatKindNow() };
    return (await supportCalls.restoreIdGet({ body })).restore_id;
  } catch (error) {
    logFailure('load restore id', error);
    return null;
  }
}

/**
 * Stores the conversation id for the player's other devices and later visits [CALL-039]. Without it, the platform
 * returns the newest conversation.
 */
export async function keepConversation(id: string): Promise<void> {
  try {
    const requestId = crypto.randomUUID();
    const headers = { 'idempotency-key': requestId };
    await supportCalls.restoreIdSet({ body: { data: id, requestId, type: await chatKindNow() }, headers });
  } catch {
    // The chat works without a stored id.
  }
}
