import { chatKind, type ChatKind } from '@liftoff/rules/support/chat';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';
import { logFailure } from '../../../shared/calls/client-log.ts';
import { supportCalls } from '../../../shared/calls/tables/support-calls.ts';

/** Which chat is on (ROLE-015, CALL-045); where no provider has one, the platform's own answers as either. */
export const chatKindNow = async (): Promise<ChatKind> => chatKind(await accountCalls.listStatuses({}));

/** By what a player's chat finds their conversation again (CALL-038); null where nothing is kept, or no answer comes. */
export async function restoredConversation(): Promise<string | null> {
  try {
    const body = { data: null, requestId: crypto.randomUUID(), type: await chatKindNow() };
    return (await supportCalls.restoreIdGet({ body })).restore_id;
  } catch (error) {
    logFailure('load restore id', error);
    return null;
  }
}

/** Keeps it for the player's other devices and visits (CALL-039); without it the platform finds the newest. */
export async function keepConversation(id: string): Promise<void> {
  try {
    const requestId = crypto.randomUUID();
    const headers = { 'idempotency-key': requestId };
    await supportCalls.restoreIdSet({ body: { data: id, requestId, type: await chatKindNow() }, headers });
  } catch {
    // The conversation stands without it.
  }
}
