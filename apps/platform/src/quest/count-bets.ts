import type { Tx } from '../database/database.ts';
import type { Deps } from '../core/deps.ts';
import type { FactConsumer } from '../facts/consumer.ts';
import { ownStake, type Fact } from '../facts/fact.ts';
import {
  isOpenTo,
  levelReached,
  levelsOf,
  questItems,
  rewardsUpTo,
  runAt,
  type Done,
  type QuestItem,
  type QuestLevels,
  type QuestRun,
} from './quest-config.ts';

type Counted = 'round_settled' | 'round_rolled_back';

/** A change of a player's progress in a run. `amount` is negative for a round that was rolled back. */
interface Change {
  readonly run: QuestRun;
  readonly playerId: number;
  readonly unit: string;
  amount: bigint;
}

const factsAtOnce = 500;

/**
 * Counts rounds towards quests, achievements and actions, from the player's own money only [PX-02], and makes the
 * rewards of reached levels due. A rolled-back round is taken out again: rewards that were not given yet are no longer
 * due, and those that were given are flagged [PX-13] [PX-67].
 */
export const countBets = (deps: Deps): FactConsumer<Counted> => ({
  name: 'quests',
  from: 'now',
  kinds: ['round_settled', 'round_rolled_back'],
  batch: factsAtOnce,
  apply: async (tx, facts) => {
    const items = await questItems(tx);
    const begins = await beginRuns(tx, items, facts);
    const changes = changesOf(items, facts, begins);
    if (changes.length === 0) return;
    await writeProgress(tx, changes);
    await updateRewards(tx, deps, changes);
  },
});

/** When a round settled, or `null` if it was rolled back before. */
const settledAtOf = (fact: Fact<Counted>): Date | null =>
  fact.kind === 'round_settled' ? fact.at : fact.data.settled_at;

/**
 * When each run of the facts began to be counted, by run: with the earliest settled round, because facts can be
 * recorded out of order.
 */
async function beginRuns(
  tx: Tx,
  items: readonly QuestItem[],
  facts: readonly Fact<Counted>[],
): Promise<ReadonlyMap<string, Date>> {
  const runs = new Map<string, Date | null>();
  for (const fact of facts)
    for (const item of items) {
      const settledAt = settledAtOf(fact);
      const run = settledAt && runAt(item, settledAt);
      if (!run) continue;
      const known = runs.get(run.id) ?? null;
      const isEarlier = fact.kind === 'round_settled' && (known === null || fact.at < known);
      runs.set(run.id, isEarlier ? fact.at : known);
    }
  const fresh = [...runs].flatMap(([run, at]) => (at === null ? [] : [{ run, counts_from: at }]));
  if (fresh.length > 0)
    await tx.query(
      `INSERT INTO quest_runs AS q (run, counts_from)
       SELECT run, counts_from FROM jsonb_to_recordset($1::jsonb) AS r (run text, counts_from timestamptz)
       ON CONFLICT (run) DO UPDATE SET counts_from = excluded.counts_from
         WHERE excluded.counts_from < q.counts_from`,
      [JSON.stringify(fresh)],
    );
  const rows = await tx.query<{ run: string; counts_from: Date }>(
    'SELECT run, counts_from FROM quest_runs WHERE run = ANY ($1::text[])',
    [[...runs.keys()]],
  );
  return new Map(rows.map(row => [row.run, row.counts_from]));
}

/** The changes of progress, added up by run, player and unit. */
function changesOf(
  items: readonly QuestItem[],
  facts: readonly Fact<Counted>[],
  begins: ReadonlyMap<string, Date>,
): readonly Change[] {
  const changes = new Map<string, Change>();
  for (const fact of facts) {
    const settledAt = settledAtOf(fact);
    const stake = ownStake(fact.data);
    if (settledAt === null || stake === 0n) continue;
    const sign = fact.kind === 'round_settled' ? 1n : -1n;
    for (const item of items) {
      const run = runAt(item, settledAt);
      const begin = run && begins.get(run.id);
      if (!run || !begin || settledAt < begin) continue;
      const multiplier = item.counts === 'rounds' ? item.min_multiplier : null;
      if (multiplier !== null && fact.data.win < fact.data.stake * BigInt(multiplier)) continue;
      const unit = item.counts === 'rounds' ? 'rounds' : fact.data.currency;
      const key = `${run.id} ${fact.data.player} ${unit}`;
      const change = changes.get(key) ?? { run, playerId: fact.data.player, unit, amount: 0n };
      change.amount += sign * (item.counts === 'rounds' ? 1n : stake);
      changes.set(key, change);
    }
  }
  return [...changes.values()];
}

async function writeProgress(tx: Tx, changes: readonly Change[]): Promise<void> {
  const rows = changes.map(({ run, playerId, unit, amount }) => ({
    run: run.id,
    player_id: playerId,
    unit,
    amount: amount.toString(),
  }));
  await tx.query(
    `INSERT INTO quest_progress AS p (run, player_id, unit, amount)
     SELECT run, player_id, unit, amount FROM jsonb_to_recordset($1::jsonb)
       AS r (run text, player_id bigint, unit text, amount numeric)
     WHERE amount >= 0
     ON CONFLICT (run, player_id, unit) DO UPDATE SET amount = p.amount + excluded.amount`,
    [JSON.stringify(rows)],
  );
  const taken = rows.filter(({ amount }) => amount.startsWith('-'));
  if (taken.length === 0) return;
  await tx.query(
    `UPDATE quest_progress p SET amount = greatest(0, p.amount + r.amount)
     FROM jsonb_to_recordset($1::jsonb) AS r (run text, player_id bigint, unit text, amount numeric)
     WHERE p.run = r.run AND p.player_id = r.player_id AND p.unit = r.unit`,
    [JSON.stringify(taken)],
  );
}

interface ProgressRow extends Done {
  readonly run: string;
  readonly player_id: bigint;
  /** The player's groups. */
  readonly groups: string[];
}

/** Makes the rewards of levels due that the changed players have reached, and takes back those they have left. */
async function updateRewards(tx: Tx, deps: Deps, changes: readonly Change[]): Promise<void> {
  const runs = new Map(changes.map(({ run }) => [run.id, run]));
  const players = [...new Set(changes.map(({ playerId }) => playerId))];
  const rows = await tx.query<ProgressRow>(
    `SELECT q.run, q.player_id, q.unit, q.amount,
       ARRAY(SELECT g.group_id FROM player_groups g WHERE g.player_id = q.player_id) AS groups
     FROM quest_progress q WHERE q.run = ANY ($1::text[]) AND q.player_id = ANY ($2::bigint[])`,
    [[...runs.keys()], players],
  );
  const reached = [...Map.groupBy(rows, row => `${row.run} ${row.player_id}`).values()].flatMap(done => {
    const [first] = done;
    const run = first && runs.get(first.run);
    return run
      ? [{ run, done, playerId: Number(first.player_id), groups: first.groups, level: levelReached(run.item, done) }]
      : [];
  });
  const now = deps.now();
  await tx.query(
    `INSERT INTO quest_rewards AS q (run, player_id, level, reward, levels, due_at, next_try_at)
     SELECT run, player_id, level, reward, levels, $2, $2 FROM jsonb_to_recordset($1::jsonb)
       AS r (run text, player_id bigint, level int, reward jsonb, levels jsonb)
     ON CONFLICT (run, player_id, level) DO UPDATE SET flagged = false, levels = excluded.levels WHERE q.flagged`,
    [
      JSON.stringify(
        reached
          .filter(({ run, groups }) => isOpenTo(run.item, groups))
          .flatMap(({ run, playerId, level }) =>
            rewardsUpTo(run.item, level).map(reward => ({
              run: run.id,
              player_id: playerId,
              levels: levelsOf(run.item),
              ...reward,
            })),
          ),
      ),
      now,
    ],
  );
  if (changes.some(({ amount }) => amount < 0n)) await leaveLevels(tx, reached);
}

interface ReachedRow {
  readonly run: string;
  readonly player_id: bigint;
  readonly level: number;
  /** What the levels required when this one was reached; `null` for a row from before this was stored. */
  readonly levels: QuestLevels | null;
}

/**
 * Deletes the rewards of levels that players no longer reach, and flags those that were given [PX-67]. A level is
 * judged by the requirements with which it was reached, because staff can have raised them since.
 */
async function leaveLevels(
  tx: Tx,
  changed: readonly { run: QuestRun; playerId: number; done: readonly Done[] }[],
): Promise<void> {
  const runs = changed.map(({ run, playerId }) => ({ run: run.id, player_id: playerId }));
  // A reward that is being given holds its row, so it is either given and flagged, or deleted and never given.
  const rows = await tx.query<ReachedRow>(
    `SELECT q.run, q.player_id, q.level, q.levels FROM quest_rewards q,
       jsonb_to_recordset($1::jsonb) AS r (run text, player_id bigint)
     WHERE q.run = r.run AND q.player_id = r.player_id ORDER BY q.run, q.player_id, q.level FOR UPDATE OF q`,
    [JSON.stringify(runs)],
  );
  const left = rows.flatMap(({ run: id, player_id, level, levels }) => {
    const found = changed.find(({ run, playerId }) => run.id === id && playerId === Number(player_id));
    const isLeft = found !== undefined && levelReached(levels ?? found.run.item, found.done) < level;
    return isLeft ? [{ run: id, player_id: found.playerId, level }] : [];
  });
  if (left.length === 0) return;
  const isLeft = `(q.run, q.player_id, q.level) IN
    (SELECT run, player_id, level FROM jsonb_to_recordset($1::jsonb) AS r (run text, player_id bigint, level int))`;
  const list = JSON.stringify(left);
  await tx.query(`UPDATE quest_rewards q SET flagged = true WHERE ${isLeft} AND q.given_at IS NOT NULL`, [list]);
  await tx.query(`DELETE FROM quest_rewards q WHERE ${isLeft} AND q.given_at IS NULL`, [list]);
}
