import type { consoleRewards } from '@liftoff/contract/console/rewards';
import type { StaffReward } from '@liftoff/contract/reward';
import { normalEmail } from '@liftoff/rules/account/email';
import { wire } from '@liftoff/rules/money/money';
import { playerByEmail } from '../account/player-row.ts';
import { allGroups } from '../account/profile/groups.ts';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { withIdempotency } from '../database/with-idempotency.ts';
import type { Points } from '../points/points.ts';
import { givenRewards } from '../reward/given-rewards.ts';
import type { Giver } from '../reward/rewards.ts';

/** Rewards that staff give, and lists of what a player was given. */
export function rewardHandlers(
  { db, deps }: Platform,
  giver: Giver<StaffReward['type']>,
  points: Points,
  isSpinOffer: (name: string) => boolean,
): Handlers<typeof consoleRewards> {
  return {
    consoleRewards: async ({ params }) => {
      const player = await playerByEmail(db, normalEmail(params.email));
      return player === null ? refuse('not_found') : await givenRewards(db, Number(player.id));
    },
    consolePoints: async ({ params }) => {
      const player = await playerByEmail(db, normalEmail(params.email));
      if (player === null) return refuse('not_found');
      const { chargeable, persistent } = await points.balance(db, Number(player.id));
      const history = await points.history(db, Number(player.id));
      return {
        chargeable: wire(chargeable),
        persistent: wire(persistent),
        history: history.map(({ at, points: moved, balance, ...change }) => ({
          ...change,
          at: at.toISOString(),
          points: wire(moved),
          balance: wire(balance),
        })),
      };
    },
    consoleGiveReward: async ({ params, body: { reward, reason } }, { operator, ip, idempotencyKey }) => {
      if (reward.type === 'group' && !allGroups.some(({ id }) => id === reward.group))
        return refuse('invalid', { 'reward.group': ['VALIDATION.COMMON.NOT_ALLOWED'] });
      if (reward.type === 'freespins' && !isSpinOffer(reward.offer))
        return refuse('invalid', { 'reward.offer': ['VALIDATION.COMMON.NOT_ALLOWED'] });
      const input = { email: params.email, reward, reason };
      const write = { owner: operator, call: 'consoleGiveReward', key: idempotencyKey, input };
      return await withIdempotency(db, deps, write, async tx => {
        const player = await playerByEmail(tx, normalEmail(params.email), 'FOR UPDATE');
        if (player === null) return refuse('not_found');
        const cause = { reference: deps.id(), byStaff: { operator, ip, reason } };
        const giving = await giver.give(tx, Number(player.id), reward, cause);
        return giving.outcome === 'denied' ? refuse('forbidden', { reward: [giving.because] }) : giving.given;
      });
    },
  };
}
