import type { Reward, RewardType } from '@liftoff/contract/reward';
import { hasSeveralAccounts } from '@liftoff/rules/account/several-accounts';
import * as z from 'zod';
import type { MayPromote } from '../account/offers/marketing.ts';
import { playerById, type PlayerRow } from '../account/player-row.ts';
import { realPlayAge } from '../account/profile/age.ts';
import { readConfigFile } from '../core/read-config-file.ts';
import type { Deps } from '../core/deps.ts';
import type { Sql } from '../database/database.ts';
import { switchedOnSince } from '../market/house-switch.ts';

/** `config/rewards.json`: the level of the markers of harm from which a player is given nothing. */
export const rewardSettings = readConfigFile(
  'rewards.json',
  z.strictObject({ denied_from_harm_level: z.enum(['medium', 'high']) }),
);

/**
 * Whether the rules of the player's licence, country and province allow a type of reward, and the terms of `reward` if
 * it is known.
 */
export type MarketAllows = (player: PlayerRow, type: RewardType, now: Date, reward?: Reward) => boolean;

/** Why a reward is denied to a player. For staff and the audit trail; players are never told. */
export type Denial =
  | 'unknown_player'
  | 'stopped'
  | 'several_accounts'
  | 'age'
  | 'no_promotions'
  | 'markers_of_harm'
  | 'bonuses_turned_off'
  | 'no_consent'
  | 'market';

/** What somebody wants to give. `isOffer` is true if the giving itself invites the player to play. */
export interface Asked {
  readonly type: RewardType;
  /** Omitted before it is known what exactly is given. */
  readonly reward?: Reward;
  readonly isOffer: boolean;
  /** Whether the reward waits for the end of a stop of bonuses, which then does not deny it. */
  readonly canWait?: boolean;
}

/** Returns why a reward is denied, or `null` if the player may have it. */
export type WhyDenied = (sql: Sql, playerId: number, asked: Asked) => Promise<Denial | null>;

export interface RewardRules {
  /** Covers closed accounts, breaks, exclusions here and elsewhere, and the highest markers of harm. */
  readonly mayPromote: MayPromote;
  readonly marketAllows: MarketAllows;
  readonly deniedFromHarmLevel: 'medium' | 'high';
}

/** Whether a condition denies what is asked. If a condition throws, nothing is given. */
type Condition = (of: { sql: Sql; player: PlayerRow; asked: Asked; now: Date }) => boolean | Promise<boolean>;

/**
 * The single check before anything is given or announced [PX-07]. Unknown facts count against the giving: a player
 * without a birthday or a country has no reward. The first condition that denies the reward is returned.
 */
export function whyDenied(deps: Deps, rules: RewardRules): WhyDenied {
  const { mayPromote, marketAllows, deniedFromHarmLevel } = rules;
  const harmful = deniedFromHarmLevel === 'high' ? ['high'] : ['medium', 'high'];
  const conditions: readonly (readonly [Denial, Condition])[] = [
    [
      'stopped',
      async ({ sql, asked }) => asked.canWait !== true && isIssued.has(asked.type) && (await areBonusesStopped(sql)),
    ],
    ['several_accounts', ({ player }) => hasSeveralAccounts(player.groups)],
    ['age', ({ player, now }) => realPlayAge(player, now) !== null],
    ['no_promotions', async ({ sql, player }) => !(await mayPromote(sql, Number(player.id)))],
    ['markers_of_harm', async ({ sql, player }) => await hasHarmLevel(sql, player, harmful)],
    ['bonuses_turned_off', ({ player, asked }) => isIssued.has(asked.type) && !player.can_issue_bonuses],
    ['no_consent', ({ player, asked }) => asked.isOffer && !player.receive_promos && !player.receive_sms_promos],
    ['market', ({ player, asked, now }) => !marketAllows(player, asked.type, now, asked.reward)],
  ];
  return async (sql, playerId, asked) => {
    const player = await playerById(sql, playerId);
    if (player === null) return 'unknown_player';
    const now = deps.now();
    for (const [because, denies] of conditions) {
      if (await denies({ sql, player, asked, now })) return because;
    }
    return null;
  };
}

/** Rewards that players can turn off for themselves (`can_issue_bonuses`), and staff for everyone [PX-50]. */
const isIssued: ReadonlySet<RewardType> = new Set<RewardType>(['bonus', 'freespins']);

const areBonusesStopped = async (sql: Sql): Promise<boolean> =>
  (await switchedOnSince(sql, 'bonuses_stopped')) !== null;

async function hasHarmLevel(sql: Sql, player: PlayerRow, levels: readonly string[]): Promise<boolean> {
  const rows = await sql.query('SELECT FROM harm WHERE player_id = $1 AND level = ANY ($2::text[])', [
    player.id,
    levels,
  ]);
  return rows.length > 0;
}
