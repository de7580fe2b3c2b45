import { privateChannel } from '@liftoff/contract/core/realtime';
import type { Reward, RewardType } from '@liftoff/contract/reward';
import type { Tx } from '../database/database.ts';
import { playerById } from '../account/player-row.ts';
import type { Platform } from '../core/platform-context.ts';
import { emit } from '../realtime/outbox.ts';
import { giveDue, type DueReward, type DueRewards } from '../reward/give-due.ts';
import type { Giver } from '../reward/rewards.ts';
import { itemOfRun, questItems } from './quest-config.ts';
import { questNotice } from './quest-notice.ts';

const dayMs = 86_400_000;

interface DueRow extends DueReward {
  readonly run: string;
  readonly player_id: bigint;
  readonly level: number;
  readonly reward: Reward;
}

const key = 'run = $1 AND player_id = $2 AND level = $3';
const keyOf = ({ run, player_id, level }: DueRow) => [run, player_id, level];

/** Gives the rewards of levels, each once [PX-68]. */
export function giveRewards(platform: Platform, giver: Giver<RewardType>): void {
  const rewards: DueRewards<DueRow> = {
    everyMs: dayMs,
    longestDue: (tx, now) =>
      tx.query(
        `SELECT run, player_id, level, reward, due_at AS earned_at FROM quest_rewards
         WHERE given_at IS NULL AND next_try_at <= $1
         ORDER BY next_try_at, run, player_id, level LIMIT 1 FOR UPDATE SKIP LOCKED`,
        [now],
      ),
    give: async (tx, due, now) => {
      const { run, player_id, level, reward } = due;
      const giving = await giver.give(tx, Number(player_id), reward, { reference: `${run}:level:${level}` });
      if (giving.outcome === 'denied') return giving.because;
      await tx.query(`UPDATE quest_rewards SET given_at = $4 WHERE ${key}`, [...keyOf(due), now]);
      await tell(tx, due, now);
      return null;
    },
    putOff: async (tx, due, next, now) => {
      await tx.query(`UPDATE quest_rewards SET next_try_at = $4 WHERE ${key} AND given_at IS NULL`, [
        ...keyOf(due),
        next,
      ]);
      await playerById(tx, Number(due.player_id), 'FOR UPDATE');
      await tell(tx, due, now);
    },
  };
  platform.jobs.every('rewards of quests', 1_000, () => giveDue(platform, rewards), 'facts of quests');
}

/**
 * Sends one message about all rewards of the run that the player was given, once no other is due [PX-68]. The caller
 * holds the lock on the player, which orders two processes that give the last rewards at the same time.
 */
async function tell(tx: Tx, { run, player_id }: DueRow, now: Date): Promise<void> {
  const waiting = await tx.query(
    `SELECT FROM quest_rewards WHERE run = $1 AND player_id = $2 AND given_at IS NULL AND next_try_at <= $3 LIMIT 1`,
    [run, player_id, now],
  );
  if (waiting.length > 0) return;
  const rows = await tx.query<Pick<DueRow, 'level' | 'reward'>>(
    `UPDATE quest_rewards SET told = true
     WHERE run = $1 AND player_id = $2 AND given_at IS NOT NULL AND NOT told RETURNING level, reward`,
    [run, player_id],
  );
  const player = await playerById(tx, Number(player_id));
  const item = itemOfRun(await questItems(tx), run);
  if (rows.length === 0 || player === null || item === undefined) return;
  const levels = rows.map(({ level }) => level).toSorted((one, other) => one - other);
  await emit(
    tx,
    privateChannel('notifications', Number(player_id)),
    questNotice({ id: `${run}:${levels.join('-')}`, item, levels, language: player.language }),
  );
}
