import { createHash } from 'node:crypto';
import { CurrencyCodeSchema } from '@liftoff/contract/core/money';
import { TournamentTerms } from '@liftoff/contract/tournament-terms';
import { microsPerPoint } from '@liftoff/rules/tournament/score-round';
import * as z from 'zod';
import { hashPassword } from '../account/password/passwords.ts';
import { playerById } from '../account/player-row.ts';
import { createPlayer } from '../account/sign-up/create-player.ts';
import type { Deps } from '../core/deps.ts';
import { readConfigFile } from '../core/read-config-file.ts';
import type { Tx } from '../database/database.ts';
import { insertTournament } from '../tournament/change-tournament.ts';
import { saveEntries, saveRounds, type CountedRow } from '../tournament/save-standings.ts';
import { derived } from '../tournament/take-back.ts';
import { demonstration, entryOf, tournamentColumns, type TournamentRow } from '../tournament/tournament-rows.ts';
import { enter } from '../tournament/who-takes-part.ts';

const hourMs = 3_600_000;

/** Nicknames of the players for demonstration. */
const crowdNames = [
  'Vega N, Bjarne, Tidepool, Kiri T, Amelie, Northwind, Saoirse, Hollis, Tom Reef, Mossfoot, Ottilie, Sindre',
  'Maarika, Giulia, Quill, Juniper, Lasse, Noor, Paavo, Rosalba, Tindra, Ulrike, Wren, Yves',
].flatMap(line => line.split(', '));

/** `config/tournaments.json`: tournaments of a new platform. `crowd` is the number of players for demonstration. */
const seeded = readConfigFile(
  'tournaments.json',
  z.array(
    z.strictObject({
      frontend_identifier: z.string(),
      title: z.string(),
      currency: CurrencyCodeSchema,
      starts_in_hours: z.int(),
      lasts_hours: z.int().min(1),
      crowd: z.int().min(0).max(crowdNames.length),
      terms: TournamentTerms,
    }),
  ),
);
type Seeded = (typeof seeded)[number];

/**
 * Publishes the configured tournaments, relative to the current hour, and returns their number. With a crowd, they get
 * players for demonstration, whose rounds were never played for money. Without one, only future tournaments are
 * published, because a tournament that has begun without a player has nothing to show.
 */
export async function seedTournaments(tx: Tx, deps: Deps, { withCrowd }: { withCrowd: boolean }): Promise<number> {
  const hour = new Date(Math.floor(deps.now().getTime() / hourMs) * hourMs);
  const shown = seeded.filter(({ starts_in_hours }) => withCrowd || starts_in_hours > 0);
  const crowd = withCrowd ? await seedCrowd(tx, deps) : [];
  for (const one of shown) await seedTournament(tx, deps, one, hour, crowd);
  return shown.length;
}

async function seedCrowd(tx: Tx, deps: Deps): Promise<number[]> {
  // Nobody knows the password, so nobody can sign in as one of them.
  const passwordHash = await hashPassword(deps.randomBytes(24).toString('hex'));
  const createdAt = new Date(deps.now().getTime() - 60 * 24 * hourMs);
  const ids: number[] = [];
  for (const nickname of crowdNames) {
    const id = await createPlayer(tx, {
      email: `${nickname.toLowerCase().replaceAll(' ', '-')}@crowd.liftoff.test`,
      passwordHash,
      currency: 'EUR',
      country: 'DE',
      licence: 'CW',
      dateOfBirth: '1988-03-02',
      language: 'en-CA',
      createdAt,
      nickname,
      receive_promos: false,
      receive_sms_promos: false,
    });
    if (id !== null) ids.push(id);
  }
  return ids;
}

async function seedTournament(tx: Tx, deps: Deps, one: Seeded, hour: Date, crowd: readonly number[]): Promise<void> {
  const startAt = new Date(hour.getTime() + one.starts_in_hours * hourMs);
  const endAt = new Date(startAt.getTime() + one.lasts_hours * hourMs);
  const { frontend_identifier, title, currency, terms } = one;
  const id = deps.id();
  const form = { frontend_identifier, title, currency, terms };
  await insertTournament(tx, id, { ...form, start_at: startAt.toISOString(), end_at: endAt.toISOString() }, deps.now());
  await tx.query(`UPDATE tournaments SET state = 'published' WHERE id = $1`, [id]);
  const [row] = await tx.query<TournamentRow>(`SELECT ${tournamentColumns} FROM tournaments WHERE id = $1`, [id]);
  if (row === undefined) throw new Error(`${title} was not seeded`);
  const untilMs = Math.min(endAt.getTime(), deps.now().getTime()) - startAt.getTime();
  for (const playerId of crowd.slice(0, one.crowd)) await seedStanding(tx, row, playerId, untilMs);
}

/** Enters a player of the crowd with rounds from which the standing follows like everyone's. */
async function seedStanding(tx: Tx, tournament: TournamentRow, playerId: number, untilMs: number): Promise<void> {
  const player = await playerById(tx, playerId);
  if (player === null) return;
  await enter(tx, tournament.id, player, { at: tournament.start_at, pointsPaid: 0 });
  const chance = chancesOf(`${tournament.frontend_identifier} ${playerId}`);
  const rounds = Array.from({ length: 3 + Math.floor(chance(0) * 12) }, (_, at) =>
    roundOf(tournament, playerId, at, chance, untilMs),
  );
  await saveRounds(tx, rounds);
  const entry = await entryOf(tx, tournament.id, playerId);
  if (entry !== null) await saveEntries(tx, [await derived(tx, tournament, entry)]);
}

function roundOf(
  { id, start_at, terms }: TournamentRow,
  playerId: number,
  at: number,
  chance: (number: number) => number,
  untilMs: number,
): CountedRow {
  const stakeCents = 50 * (1 + Math.floor(chance(3 * at + 1) * 20));
  // A ratio falls off like those of a game: mostly below 2, rarely above 20.
  const ratio = Math.floor((0.3 / (0.015 + chance(3 * at + 2))) * 100);
  const micros = terms.strategy === 'bet_sum' ? BigInt(stakeCents) * 10_000n : (BigInt(ratio) * microsPerPoint) / 100n;
  return {
    tournament_id: id,
    player_id: playerId,
    round_id: roundId(`${id} ${playerId} ${at}`),
    position: demonstration,
    score: (terms.strategy === 'round_count' ? microsPerPoint : micros).toString(),
    stake: stakeCents.toString(),
    currency: 'EUR',
    settled_at: new Date(start_at.getTime() + Math.floor(chance(3 * at + 3) * untilMs)).toISOString(),
    rates: null,
  };
}

/** Numbers between 0 and 1 that depend only on a name, so that the same seed gives the same boards. */
function chancesOf(name: string): (number: number) => number {
  return number => createHash('sha256').update(`${name} ${number}`).digest().readUInt32BE(0) / 2 ** 32;
}

function roundId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
