import type { StakePayment } from '@liftoff/rules/bonus/pay-stake';
import type { StakePart } from '@liftoff/rules/bonus/stake-part';
import { refuse, type Refused } from '../../core/call.ts';
import { playerAccount, stateIn } from '../../ledger/ledger.ts';
import type { LockedBet } from '../play/lock-bet.ts';
import { moneyOf } from './money-of.ts';

/**
 * The parts that gates decide on. A stake that cannot be paid counts as cash, or as free spins if the bet names them.
 */
export function askedParts(funded: StakePayment, stake: bigint): readonly StakePart[] {
  if (funded.outcome === 'paid') return funded.parts;
  return [{ source: funded.outcome === 'no_spin' ? 'spins' : 'cash', grant: null, amount: stake }];
}

/**
 * The refusal of a stake that cannot be paid. It names the maximum bet of the bonus that would have to pay a part, or
 * both balances if the player has bonus money but not enough [PX-10].
 */
export function unfunded(
  { session, accounts }: Pick<LockedBet, 'session' | 'accounts'>,
  funded: Exclude<StakePayment, { outcome: 'paid' }>,
): Refused {
  const { currency } = session;
  if (funded.outcome === 'no_spin') return refuse('freespins_unavailable');
  if (funded.outcome === 'against_terms') {
    const { reason, maxBet } = funded;
    return reason === 'bonus_max_bet' && maxBet !== null
      ? { ...refuse(reason), maxStake: { currency, amount: maxBet } }
      : refuse(reason);
  }
  if (accounts === null) return refuse('not_enough_money');
  const owner = moneyOf(session);
  const balance = (kind: 'cash' | 'bonus') =>
    stateIn(accounts, playerAccount(owner.playerId, kind, owner.currency)).balance;
  const purse = { currency, real: balance('cash'), bonus: balance('bonus') };
  return purse.bonus > 0n ? { ...refuse('not_enough_money'), purse } : refuse('not_enough_money');
}
