import { privateChannel } from '@liftoff/contract/core/realtime';
import { addGroups, groupsOf } from '../account/profile/groups.ts';
import type { Deps } from '../core/deps.ts';
import { emit } from '../realtime/outbox.ts';
import type { RewardKind } from './reward-kind.ts';

/** Adds the player to a group. A player who is already in it stays in it. */
export const groupReward =
  (deps: Deps): RewardKind<'group'> =>
  async (tx, { playerId, reward }) => {
    await addGroups(tx, deps, playerId, [reward.group]);
    await emit(tx, privateChannel('groups_updates', playerId), { groups: await groupsOf(tx, playerId) });
  };
