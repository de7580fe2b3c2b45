import type { Platform } from '../core/platform-context.ts';
import { eachAlone } from '../jobs/each-alone.ts';
import { tournamentColumns, type TournamentRow } from './tournament-rows.ts';
import { isPrize, type PrizeGiver } from './who-takes-part.ts';
import type { EntryPoints } from './join-tournament.ts';

interface Winner {
  readonly player_id: bigint;
  readonly place: number;
}

/** Number of winners or entries that one run handles, so that a run ends soon. */
const atOnce = 200;

/**
 * Gives the prizes of closed tournaments. Every reward has a transaction and a cause, so that a run that was
 * interrupted, or that another process repeats, gives each reward once. A prize that is denied at this moment is not
 * given to anyone.
 */
export async function awardPrizes({ db, deps }: Pick<Platform, 'db' | 'deps'>, giver: PrizeGiver): Promise<void> {
  const closed = await db.query<TournamentRow>(
    `SELECT ${tournamentColumns} FROM tournaments WHERE state = 'closed' ORDER BY closed_at, id`,
  );
  for (const tournament of closed) {
    const winners = await db.query<Winner>(
      `SELECT player_id, place FROM tournament_entries
       WHERE tournament_id = $1 AND place <= $2 AND decided_at IS NULL ORDER BY place LIMIT ${atOnce}`,
      [tournament.id, tournament.terms.prizes.length],
    );
    const areDecided = await eachAlone(deps, winners, winner => award({ db, deps }, giver, tournament, winner));
    if (areDecided && winners.length < atOnce)
      await db.query(`UPDATE tournaments SET state = 'awarded' WHERE id = $1 AND state = 'closed'`, [tournament.id]);
  }
}

async function award(
  { db, deps }: Pick<Platform, 'db' | 'deps'>,
  giver: PrizeGiver,
  { id, terms }: TournamentRow,
  { player_id, place }: Winner,
): Promise<void> {
  const rewards = terms.prizes[place - 1]?.rewards.filter(isPrize) ?? [];
  let isGiven = true;
  for (const [at, reward] of rewards.entries()) {
    const giving = await db.transaction(tx => giver.give(tx, Number(player_id), reward, { reference: `${id}:${at}` }));
    if (giving.outcome === 'denied') isGiven = false;
  }
  if (!isGiven) deps.log.warn({ tournament: id, place }, 'a prize was denied');
  await db.query(
    `UPDATE tournament_entries SET decided_at = $3, awarded_at = $4
     WHERE tournament_id = $1 AND player_id = $2 AND decided_at IS NULL`,
    [id, player_id, deps.now(), isGiven ? deps.now() : null],
  );
}

/** Returns the points that were paid for entries in cancelled tournaments, each once. */
export async function returnPoints({ db, deps }: Pick<Platform, 'db' | 'deps'>, points: EntryPoints): Promise<void> {
  const paid = await db.query<{ tournament_id: string; player_id: bigint }>(
    `SELECT e.tournament_id, e.player_id FROM tournament_entries e JOIN tournaments t ON t.id = e.tournament_id
     WHERE t.state = 'cancelled' AND e.points_paid > 0 AND e.returned_at IS NULL
     ORDER BY e.tournament_id, e.player_id LIMIT ${atOnce}`,
  );
  await eachAlone(deps, paid, ({ tournament_id, player_id }) =>
    db.transaction(async tx => {
      const [entry] = await tx.query<{ points_paid: number }>(
        `UPDATE tournament_entries SET returned_at = $3
         WHERE tournament_id = $1 AND player_id = $2 AND returned_at IS NULL RETURNING points_paid`,
        [tournament_id, player_id, deps.now()],
      );
      if (entry === undefined) return;
      await points.give(tx, Number(player_id), BigInt(entry.points_paid), `tournament:${tournament_id}:returned`);
    }),
  );
}
