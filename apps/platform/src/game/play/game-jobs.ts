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
/** The longest flight takes a little more than a minute, a table's round half of one. */
const overdueMs = 120_000;

/** Registers what the game noun does by itself. Every job bears a second run: a closed round stays as it is. */
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

/** Ends an open round whose time has come, of whatever kind; one that is still up or on the table stays. */
async function endNamed(tx: Tx, context: GameContext, { owner, id }: z.output<typeof RoundName>): Promise<void> {
  const locked = await lockRound(tx, owner, id);
  if (locked?.round.state !== 'open') return;
  await endRound(tx, context, locked);
}

/**
 * Closes what no job has closed: a bet that was written only after its table's result was paid, where the platform stood
 * still in between, or a round whose job failed.
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

/** Tells the watchers of each live table when its phase changes; a table nobody watches costs nothing. */
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
      // Every process with watchers comes here; the first tells the watchers of all.
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

/** Play money leaves no history: demos of the day before yesterday go. */
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
