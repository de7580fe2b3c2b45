import { privateChannel } from '@liftoff/contract/core/realtime';
import { seedHash } from '@liftoff/rules/game/fairness';
import type { Deps } from '../core/deps.ts';
import { emit } from '../realtime/outbox.ts';
import type { RewardKind } from '../reward/reward-kind.ts';
import { validMs } from './lootbox-config.ts';

/**
 * Issues a box. Its server seed is drawn now and its hash published, before the player chooses the client seed
 * [PX-08]. The prize is drawn only when the box is opened.
 */
export const boxReward =
  (deps: Deps): RewardKind<'box'> =>
  async (tx, { playerId, reward, cause }) => {
    const [id, now, seed] = [deps.id(), deps.now(), deps.randomBytes(32).toString('hex')];
    await tx.query(
      `INSERT INTO lootboxes (id, player_id, cause, group_key, created_at, valid_until, server_seed, server_seed_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, playerId, cause, reward.group_key, now, new Date(now.getTime() + validMs), seed, seedHash(seed)],
    );
    await emit(tx, privateChannel('lootboxes_changes', playerId), { id, stage: 'issued' });
  };
