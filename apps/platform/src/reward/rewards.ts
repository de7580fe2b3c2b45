import type { GivenReward } from '@liftoff/contract/console/rewards';
import type { Reward, RewardOf, RewardType } from '@liftoff/contract/reward';
import { minor } from '@liftoff/rules/money/money';
import { playerById } from '../account/player-row.ts';
import type { ByOperator } from '../core/call.ts';
import type { Deps } from '../core/deps.ts';
import { audit } from '../database/audit.ts';
import type { Sql, Tx } from '../database/database.ts';
import { recordFact } from '../facts/record-fact.ts';
import { givenFor } from './given-rewards.ts';
import { whyDenied, type Asked, type RewardRules, type WhyDenied, type Denial } from './may-have.ts';
import type { RewardKinds } from './reward-kind.ts';

/** Why a reward is given. */
export interface Cause {
  /** Unique within the giver. A player is given one reward for it, however often it is asked. */
  readonly reference: string;
  /** The member of staff who gives the reward, and their reason; omitted if the platform gives it. */
  readonly byStaff?: ByOperator & { readonly reason: string };
  /**
   * Takes what the reward costs, after its transfers and before its audit line, as the lock order requires. Throw
   * `Undone` to undo the giving.
   */
  readonly price?: (cause: string) => Promise<void>;
}

/**
 * `given`: the reward was given now. `already_given`: the cause gave the returned reward before. `denied`: nothing was
 * given, and the cause can be tried again later; the player must not be told.
 */
export type Giving =
  | { readonly outcome: 'given' | 'already_given'; readonly given: GivenReward }
  | { readonly outcome: 'denied'; readonly because: Denial };

/** A part of the platform that gives rewards of some types. */
export interface Giver<Type extends RewardType> {
  /**
   * Gives a reward in the caller's transaction, all or nothing and once per cause. Locks the player's row, then the
   * accounts, then the audit trail. Give one reward per transaction, because two of them can deadlock and be retried.
   */
  give(tx: Tx, playerId: number, reward: RewardOf<Type>, cause: Cause): Promise<Giving>;
  /**
   * Whether `give` would give a reward of a type now, or with `canWait` after staff have ended a stop of bonuses. Ask
   * before the reward is announced to the player [PX-07].
   */
  mayHave(sql: Sql, playerId: number, type: Type, options?: Pick<Asked, 'canWait'>): Promise<boolean>;
}

export interface Rewards {
  /**
   * Registers a giver under a unique name of lower-case letters and underscores, which begins its causes. Throws if
   * nothing gives one of its types, so that a missing kind stops the start of the platform. With `isOffer`, the giving
   * needs the player's consent to marketing.
   */
  giver<Type extends RewardType>(
    name: string,
    types: readonly Type[],
    options: { readonly isOffer: boolean },
  ): Giver<Type>;
}

/** Opens the one door through which players are given anything [PX-06]. */
export function openRewards(deps: Deps, kinds: RewardKinds, rules: RewardRules): Rewards {
  const why = whyDenied(deps, rules);
  const names = new Set<string>();
  return {
    giver: (name, types, { isOffer }) => {
      if (names.has(name)) throw new Error(`Two givers of rewards have the name ${name}`);
      if (!/^[a-z_]+$/.test(name)) throw new Error(`A giver of rewards cannot have the name ${name}`);
      names.add(name);
      const missing = types.filter(type => kinds[type] === undefined);
      if (missing.length > 0) throw new Error(`${name} gives ${missing.join(', ')}, which no module has registered`);
      return {
        mayHave: async (sql, playerId, type, options) =>
          (await why(sql, playerId, { ...options, type, isOffer })) === null,
        give: async (tx, playerId, reward, cause) => {
          if (!types.includes(reward.type)) throw new Error(`${name} has not declared that it gives ${reward.type}`);
          return await give({ tx, deps, kinds, why }, { playerId, reward, name, cause, isOffer });
        },
      };
    },
  };
}

interface Wanted<Type extends RewardType> {
  readonly playerId: number;
  readonly reward: RewardOf<Type>;
  readonly name: string;
  readonly cause: Cause;
  readonly isOffer: boolean;
}

async function give<Type extends RewardType>(
  { tx, deps, kinds, why }: { tx: Tx; deps: Deps; kinds: RewardKinds; why: WhyDenied },
  { playerId, reward, name, cause, isOffer }: Wanted<Type>,
): Promise<Giving> {
  const type: Type = reward.type;
  const kind = kinds[type];
  if (kind === undefined) throw new Error(`No module gives ${type}`);
  const fullCause = `${name}:${cause.reference}`;
  // Everything below is decided under this lock: a concurrent giving, a break and an exclusion all take it.
  await playerById(tx, playerId, 'FOR UPDATE');
  const before = await givenFor(tx, playerId, fullCause);
  if (before !== null) return { outcome: 'already_given', given: before };
  const because = await why(tx, playerId, { type, reward, isOffer });
  if (because !== null) return { outcome: 'denied', because };
  await kind(tx, { playerId, reward, cause: fullCause });
  await cause.price?.(fullCause);
  const given = await record(tx, deps, { playerId, reward, cause: fullCause, byStaff: cause.byStaff });
  return { outcome: 'given', given };
}

/** Writes the row, the audit line and the fact of a giving. */
async function record(
  tx: Tx,
  deps: Deps,
  of: { playerId: number; reward: Reward; cause: string; byStaff: Cause['byStaff'] },
): Promise<GivenReward> {
  const { playerId, reward, cause, byStaff } = of;
  const now = deps.now();
  const given: GivenReward = {
    id: deps.id(),
    cause,
    reward,
    reason: byStaff?.reason ?? null,
    given_by: byStaff?.operator ?? 'platform',
    given_at: now.toISOString(),
  };
  await tx.query(
    `INSERT INTO given_rewards (id, player_id, cause, reward, reason, given_by, given_at)
     VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7)`,
    [given.id, playerId, cause, JSON.stringify(reward), given.reason, given.given_by, now],
  );
  const data = { player: playerId, reward: reward.type, cause, ...worthOf(reward) };
  await recordFact(tx, { kind: 'reward_given', at: now, data });
  await audit(tx, deps, {
    actor: given.given_by,
    action: 'reward.given',
    subject: `player:${playerId}`,
    after: { reward, cause, reason: given.reason },
    ...(byStaff === undefined ? {} : { ip: byStaff.ip }),
  });
  return given;
}

/** The amount of money in minor units with its currency, or `null` for both if the reward is not money. */
const worthOf = (reward: Reward): { amount: bigint | null; currency: string | null } =>
  'amount_cents' in reward
    ? { amount: minor(reward.amount_cents), currency: reward.currency }
    : { amount: null, currency: null };
