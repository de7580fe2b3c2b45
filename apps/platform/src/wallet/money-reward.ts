import { minor } from '@liftoff/rules/money/money';
import type { Deps } from '../core/deps.ts';
import { houseAccount, openAccount, playerAccount } from '../ledger/ledger.ts';
import type { RewardKind } from '../reward/reward-kind.ts';
import { postOrThrow } from './post-and-notify.ts';

/** Pays a reward in cash from the operator's promotions account. Opens the player's wallet in its currency. */
export const moneyReward =
  (deps: Deps): RewardKind<'money'> =>
  async (tx, { playerId, reward: { currency, amount_cents: cents }, cause }) => {
    const cash = playerAccount(playerId, 'cash', currency);
    const amount = minor(cents);
    const reference = `reward:${playerId}:${cause}`;
    await openAccount(tx, cash);
    const legs = [
      { account: houseAccount('promotions', currency), amount: -amount },
      { account: cash, amount },
    ];
    await postOrThrow(tx, deps, [{ kind: 'reward', reference, legs }]);
  };
