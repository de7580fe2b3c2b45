import { tableChannel } from '@liftoff/contract/core/realtime';
import * as z from 'zod';
import type { Tx } from '../../database/database.ts';
import type { EngineGame } from '../engine-game.ts';
import { engineFor } from '../engines.ts';
import { lockRound } from './close-round.ts';
import { endRound, payTable, roundEndJob, tableJob } from './end-round.ts';
import type { GameContext } from '../game-context.ts';
import { tableMoment } from '../table/table-clock.ts';
import { tableState } from '../table/table-state.ts';

const RoundName = z.strictObject({ owner: z.string(), id: z.string() });
const TableRound = z.strictObject({ game: z.string(), round: z.int() });

const beatMs = 1_000;
const sweepMs = 3_600_000;
const overdueEveryMs = 30_000;
/**
 * Milliseconds after which an open round is overdue. The longest flight takes a little over a minute, and a table
 * round about half a minute.
 */
const overdueMs = 120_000;

/** Registers the game jobs. Every job is idempotent, because a closed round never changes. */
export function registerGameJobs(context: GameContext): void {
  context.jobs.on(roundEndJob, async (tx, payload) => endNamed(tx, context, RoundName.parse(payload)), 'rounds');
  const pay = async (tx: Tx, payload: unknown) => {
    const { game, round } = TableRound.parse(payload);
    await payTable(tx, context, game, round);
  };
  context.jobs.on(tableJob, pay, 'rounds');
  context.jobs.every('game:tables', beatMs, tableBeat(context), 'rounds');
  context.jobs.every('game:overdue', overdueEveryMs, () => closeOverdue(context), 'rounds');
  context.jobs.everyShared('game:sweep', sweepMs, () => sweepDemos(context));
}

/** Ends an open round of any kind that is due. A flight that is still up, or a bet still on the table, stays open. */
async function endNamed(tx: Tx, context: GameContext, { owner, id }: z.output<typeof RoundName>): Promise<void> {
  const locked = await lockRound(tx, owner, id);
  if (locked?.round.state !== 'open') return;
  await endRound(tx, context, locked);
}

/**
 * Closes rounds that no job has closed. This can be a bet that was written only after its table round was paid,
 * because the platform was paused in between, or a round whose job failed.
 */
async function closeOverdue(context: GameContext): Promise<void> {
  const before = new Date(context.deps.now().getTime() - overdueMs);
  const rounds = await context.db.query<z.output<typeof RoundName>>(
    `SELECT owner, id FROM game_rounds WHERE state = 'open' AND opened_at < $1 ORDER BY opened_at LIMIT 200`,
    [before],
  );
  for (const round of rounds) {
    await context.db
      .transaction(tx => endNamed(tx, context, round))
      .catch((error: unknown) =>
        context.deps.log.error({ err: error, round: round.id }, 'a round could not be closed'),
      );
  }
}

/** Notifies the watchers of each live table when its phase changes. Tables without watchers are skipped. */
function tableBeat(context: GameContext): () => Promise<void> {
  let tables: string[] | null = null;
  const reported = new Map<string, string>();
  return async () => {
    tables ??= await liveTables(context);
    for (const game of tables) {
      if (context.hub.presence(tableChannel(game)) === 0) continue;
      const { round, phase } = tableMoment(game, context.deps.now());
      const moment = `${round} ${phase}`;
      if (reported.get(game) === moment) continue;
      reported.set(game, moment);
      // Every process with watchers reaches this call; the first one notifies the watchers of all processes.
      await context.hub.publishOnce(
        `${game} ${moment} ${context.clock.offsetMs()}`,
        tableChannel(game),
        await tableState(context.db, context.deps, game),
      );
    }
  };
}

async function liveTables(context: GameContext): Promise<string[]> {
  const rows = await context.db.query<{ details: EngineGame }>(`SELECT details FROM games WHERE kind = 'live'`);
  return rows
    .map(row => row.details)
    .filter(game => engineFor(game) !== null)
    .map(game => game.slug);
}

/** Deletes demos older than two days, because play money leaves no history. */
async function sweepDemos(context: GameContext): Promise<void> {
  const before = new Date(context.deps.now().getTime() - 2 * 86_400_000);
  await context.db.query(`DELETE FROM game_rounds WHERE mode = 'demo' AND opened_at < $1`, [before]);
  await context.db.query(
    `DELETE FROM game_seed_pairs p USING game_sessions s
     WHERE s.mode = 'demo' AND s.created_at < $1 AND p.owner = s.owner AND p.game = s.game`,
    [before],
  );
  await context.db.query(`DELETE FROM game_sessions WHERE mode = 'demo' AND created_at < $1`, [before]);
}
