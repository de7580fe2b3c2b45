import { tableChannel } from '@liftoff/contract/realtime';
import * as z from 'zod';
import type { EngineGame } from './engine-game.ts';
import { engineFor } from './engines.ts';
import { holdRound } from './close-round.ts';
import { crashJob, endFlight } from './crash-round.ts';
import type { Room } from './room.ts';
import { tableMoment } from './table-clock.ts';
import { payTable, tableJob } from './table-round.ts';
import { tableState } from './table-state.ts';

const RoundName = z.strictObject({ owner: z.string(), id: z.string() });
const TableRound = z.strictObject({ game: z.string(), round: z.int() });

const beatMs = 1_000;
const sweepMs = 3_600_000;

/** Registers what the game noun does by itself. Every job bears a second run: a closed round stays as it is. */
export function registerGameJobs(room: Room): void {
  room.jobs.on(crashJob, async (tx, payload) => {
    const { owner, id } = RoundName.parse(payload);
    const held = await holdRound(tx, owner, id);
    if (held?.round.state === 'open') await endFlight(tx, room, held);
  });
  room.jobs.on(tableJob, async (tx, payload) => {
    const { game, round } = TableRound.parse(payload);
    await payTable(tx, room, game, round);
  });
  room.jobs.every('game:tables', beatMs, tableBeat(room));
  room.jobs.every('game:sweep', sweepMs, () => sweepDemos(room));
}

/** Tells the watchers of each live table when its phase changes; a table nobody watches costs nothing. */
function tableBeat(room: Room): () => Promise<void> {
  let tables: string[] | null = null;
  const told = new Map<string, string>();
  return async () => {
    tables ??= await liveTables(room);
    for (const game of tables) {
      if (room.hub.presence(tableChannel(game)) === 0) continue;
      const { round, phase } = tableMoment(game, room.deps.now());
      const moment = `${round} ${phase}`;
      if (told.get(game) === moment) continue;
      told.set(game, moment);
      room.hub.publish(tableChannel(game), await tableState(room.db, room.deps, game));
    }
  };
}

async function liveTables(room: Room): Promise<string[]> {
  const rows = await room.db.query<{ details: EngineGame }>(`SELECT details FROM games WHERE kind = 'live'`);
  return rows
    .map(row => row.details)
    .filter(game => engineFor(game) !== null)
    .map(game => game.slug);
}

/** Play money leaves no history: demos of the day before yesterday go. */
async function sweepDemos(room: Room): Promise<void> {
  const before = new Date(room.deps.now().getTime() - 2 * 86_400_000);
  await room.db.query(`DELETE FROM game_rounds WHERE mode = 'demo' AND opened_at < $1`, [before]);
  await room.db.query(
    `DELETE FROM game_seed_pairs p USING game_sessions s
     WHERE s.mode = 'demo' AND s.created_at < $1 AND p.owner = s.owner AND p.game = s.game`,
    [before],
  );
  await room.db.query(`DELETE FROM game_sessions WHERE mode = 'demo' AND created_at < $1`, [before]);
}
