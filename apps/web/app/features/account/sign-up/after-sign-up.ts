import type { User } from '@liftoff/contract/account/account';
import { abGroup } from '@liftoff/rules/account/ab-group';
import { accountCalls } from '../../../shared/calls/tables/account-calls.ts';

/** Event that scripts on the page can listen for. It identifies the new player only by id [STATE-041]. */
export const registrationEvent = 'liftoff:registration';

/**
 * Runs after a registration. Dispatches the registration event and, if the operator has enabled A/B groups, adds the
 * player to one [STATE-037]. Never rejects: a failure to add the group is ignored.
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
    // The registration itself has succeeded, so the failure is ignored.
  }
}
