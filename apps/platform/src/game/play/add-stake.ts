import { refuse, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import type { LockedRound } from './close-round.ts';
import { fundingOf, fundingText, fundStake, joined, moneyOf, stakeLegs } from '../money/fund-stake.ts';
import { movePurse, stakeParties } from '../money/purse.ts';
import type { GameSessionRow } from '../rows.ts';
import { lockParties } from './lock-bet.ts';
import type { GameContext } from '../game-context.ts';
import { balanceEvents } from '../../wallet/balance-event.ts';
import { emitAll } from '../../realtime/outbox.ts';
import { noRound, readBetConditions } from '../gates/bet-conditions.ts';
import { bearerEnd } from '../frame/site-session.ts';
import { askGates } from '../gates/stake-gate.ts';

/**
 * Takes the stakes that an act adds to a locked round, and returns the updated round. The stake passes the same gates
 * as a bet, with conditions read under the lock. The minimum cycle and the limit of one open round apply only to the
 * bet that opened the round.
 */
export async function addStake(
  tx: Tx,
  context: GameContext,
  locked: LockedRound,
  stakes: readonly bigint[],
  now: Date,
): Promise<LockedRound | Refused> {
  const { round, session } = locked;
  const stake = stakes.reduce((sum, each) => sum + each, 0n);
  if (stake === 0n) return locked;
  const facts = await readBetConditions(tx, session.id, noRound);
  if (facts === null || bearerEnd({ site: facts.site, at: now }) !== null) return refuse('unauthenticated');
  if (session.ended_at !== null) return refuse('opened_elsewhere');
  const refused = await askGates(tx, context.gates, { ...facts, session }, { stake, opens: false, now });
  if (refused) return refused;
  const parts = await partsOf(tx, context, session, stake);
  if (parts === null) return refuse('not_enough_money');
  const legs = session.mode === 'demo' ? [] : stakeLegs(context.funding, session, parts);
  const move = { kind: 'stake', amount: -stake, legs, number: round.acts.length + 1 } as const;
  const moved = await movePurse(tx, context.deps, session, round.id, [move]);
  if (moved.outcome === 'not_enough_money') return refuse('not_enough_money');
  if (moved.outcome !== 'posted') throw new Error(`Round ${round.id} has this stake already`);
  const purse = session.mode === 'demo' ? moved.balance : 0n;
  await tx.query('UPDATE game_sessions SET staked = staked + $2, purse = $3 WHERE id = $1', [session.id, stake, purse]);
  const funding = session.mode === 'demo' ? null : fundingText(joined(fundingOf(round), parts));
  await tx.query('UPDATE game_rounds SET stake = stake + $3, funding = $4::jsonb WHERE owner = $1 AND id = $2', [
    round.owner,
    round.id,
    stake,
    funding === null ? null : JSON.stringify(funding),
  ]);
  await emitAll(tx, balanceEvents([moved.wallet]));
  return {
    round: { ...round, stake: round.stake + stake, funding },
    session: { ...session, purse },
  };
}

/** The funding parts that pay the stake; `null` if there is not enough money. Play money has no parts. */
async function partsOf(tx: Tx, { funding }: GameContext, session: GameSessionRow, stake: bigint) {
  if (session.mode === 'demo') return [];
  const { playerId, currency } = moneyOf(session);
  const parties = stakeParties(funding, { id: session.id, playerId, currency, real: true });
  if (parties === null) throw new Error(`Session ${session.id} is of no money`);
  return fundStake(tx, funding, session, await lockParties(tx, parties), stake);
}
