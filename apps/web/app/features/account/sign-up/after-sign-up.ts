import type { User } from '@liftoff/contract/account/account';
import { abGroup } from '@liftoff/rules/account/ab-group';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';

/** STATE-041: what a script of the page may listen to; it says who has registered by number alone. */
export const registrationEvent = 'liftoff:registration';

/**
 * What follows a registration in the browser: its event, and with the operator's switch the A/B group (STATE-037). A group
 * that could not be added holds nobody up.
 */
export async function afterSignUp(
  user: User,
  { splits, stag }: { splits: boolean; stag: string | null },
): Promise<void> {
  window.dispatchEvent(new CustomEvent(registrationEvent, { detail: { id: user.id } }));
  const group = splits ? abGroup({ id: user.id, groups: user.statuses.map(status => status.id), stag }) : null;
  if (group === null) return;
  try {
    await accountCalls.addGroups({ body: { groups: { add: [group] } } });
  } catch {
    // The player is registered all the same.
  }
}
