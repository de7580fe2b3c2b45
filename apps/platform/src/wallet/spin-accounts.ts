import type { CurrencyCode } from '@liftoff/contract/core/money';
import type { SpinStep } from '@liftoff/rules/bonus/spin-set';
import { houseAccount, playerAccount, type Leg } from '../ledger/ledger.ts';

/** The accounts between which the money of free spins moves. */
export const spinAccounts = (playerId: number, currency: CurrencyCode) => ({
  cash: playerAccount(playerId, 'cash', currency),
  bonus: playerAccount(playerId, 'bonus', currency),
  spins: playerAccount(playerId, 'spins', currency),
  wins: playerAccount(playerId, 'spin_wins', currency),
  bonuses: houseAccount('bonuses', currency),
});

/**
 * The legs with which a set ends: unused stakes go back to the operator, and winnings become cash or go back to the
 * operator, who credits the bonus that they become when the player activates it. Empty if no money moves.
 */
export function spinsEndLegs(
  { playerId, currency }: { readonly playerId: number; readonly currency: CurrencyCode },
  { set, unused, kept, cut }: SpinStep,
): Leg[] {
  const { cash, spins, wins, bonuses } = spinAccounts(playerId, currency);
  const toCash = set.winsAs === 'cash' ? kept : 0n;
  return [
    { account: spins, amount: -unused },
    { account: wins, amount: -(kept + cut) },
    { account: cash, amount: toCash },
    { account: bonuses, amount: unused + kept + cut - toCash },
  ].filter(({ amount }) => amount !== 0n);
}
