import type { Reward } from '@liftoff/contract/reward';
import { shownName } from '@liftoff/rules/account/shown-name';
import type { PlayerRow } from '../account/player-row.ts';
import type { Sql, Tx } from '../database/database.ts';
import type { Giver } from '../reward/rewards.ts';
import type { TournamentRow } from './tournament-rows.ts';

/** The types of rewards that places can win. */
export const prizeTypes = ['money', 'points', 'group'] as const satisfies readonly Reward['type'][];
export type PrizeType = (typeof prizeTypes)[number];
export type PrizeReward = Extract<Reward, { type: PrizeType }>;
export type PrizeGiver = Giver<PrizeType>;

export const isPrize = (reward: Reward): reward is PrizeReward => prizeTypes.some(type => type === reward.type);

/** Whether a tournament is open to a player by country, licence and groups. */
export const isEligible = (
  { terms: { countries, licences, groups } }: Pick<TournamentRow, 'terms'>,
  player: Pick<PlayerRow, 'country' | 'licence' | 'groups'>,
): boolean =>
  (countries.length === 0 || (player.country !== null && countries.includes(player.country))) &&
  (licences.length === 0 || licences.includes(player.licence)) &&
  (groups.length === 0 || groups.some(group => player.groups.includes(group)));

/** The types of prizes of a tournament. */
export const prizeTypesOf = ({ terms }: Pick<TournamentRow, 'terms'>): ReadonlySet<PrizeType> =>
  new Set(
    terms.prizes
      .flatMap(({ rewards }) => rewards)
      .filter(isPrize)
      .map(({ type }) => type),
  );

/** Whether a player may have every type of prize of a tournament now. Others are not on its board [PX-66]. */
export async function mayHavePrizes(
  sql: Sql,
  giver: Pick<PrizeGiver, 'mayHave'>,
  tournament: Pick<TournamentRow, 'terms'>,
  playerId: number,
): Promise<boolean> {
  for (const type of prizeTypesOf(tournament)) if (!(await giver.mayHave(sql, playerId, type))) return false;
  return true;
}

/** Enters a player. An address under the reserved domain `.test` belongs to a player for demonstration. */
export async function enter(
  tx: Tx,
  tournamentId: string,
  player: PlayerRow,
  { at, pointsPaid }: { at: Date; pointsPaid: number },
): Promise<void> {
  await tx.query(
    `INSERT INTO tournament_entries (tournament_id, player_id, nickname, is_sandbox, joined_at, points_paid)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [tournamentId, player.id, shownName(player), player.email.endsWith('.test'), at, pointsPaid],
  );
}
