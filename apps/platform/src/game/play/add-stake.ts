import { bonusGrantIn, joinedParts, type StakePart } from '@liftoff/rules/bonus/stake-part';
import { refuse, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import type { LockedRound } from './close-round.ts';
import { contributionOf, fundStake, partRows, partsOf } from '../money/fund-stake.ts';
import { moneyOf } from '../money/money-of.ts';
import { grantOf, takeStep, type RoundStep } from '../money/grant-moves.ts';
import { movePurse, ownIn, roundParties } from '../money/purse.ts';
import { askedParts, unfunded } from '../money/unfunded.ts';
import type { GameSessionRow } from '../rows.ts';
import { lockParties, type LockedBet } from './lock-bet.ts';
import { playedGame, type GameContext } from '../game-context.ts';
import { balanceEvents } from '../../wallet/balance-event.ts';
import { emitAll } from '../../realtime/outbox.ts';
import { noRound, readBetConditions } from '../gates/bet-conditions.ts';
import { bearerEnd } from '../frame/site-session.ts';
import { askGates } from '../gates/stake-gate.ts';

/**
 * Takes the stakes that an act adds to a locked round, and returns the updated round. The stake passes the same gates
 * as a bet, with conditions read under the lock. The minimum cycle and the limit of one open round apply only to the
 * bet that opened the round. Added stakes do not count towards wagering.
 */
export async function addStake(
  tx: Tx,
  context: GameContext,
  locked: LockedRound,
  { stakes, now }: { readonly stakes: readonly bigint[]; readonly now: Date },
): Promise<LockedRound | Refused> {
  const { round, session } = locked;
  const stake = stakes.reduce((sum, each) => sum + each, 0n);
  if (stake === 0n) return locked;
  const facts = await readBetConditions(tx, session.id, noRound);
  if (facts === null || bearerEnd({ site: facts.site, at: now }) !== null) return refuse('unauthenticated');
  if (session.ended_at !== null) return refuse('opened_elsewhere');
  const wallet = { ...(await lockWallet(tx, context, session)), session, at: now };
  const game = await playedGame(context, tx, session.game);
  const funded = fundStake(wallet, { game, stake, counts: 0n, addedTo: round });
  const asked = { stake, parts: askedParts(funded, stake), opens: false, now };
  const refused = await askGates(tx, context.gates, { ...facts, session }, asked);
  if (refused) return refused;
  if (funded.outcome !== 'paid') return unfunded(wallet, funded);
  const step = addedStep(locked, wallet, { parts: funded.parts, stake });
  const moved = await movePurse(tx, context.deps, session, round.id, step.moves);
  if (moved.outcome !== 'posted')
    throw new Error(`The stake added to round ${round.id} was not paid: ${moved.outcome}`);
  const before = wallet.grants.find(({ id }) => id === step.grant?.id);
  if (before !== undefined && step.grant !== null) await context.grants.save(tx, before.state, step.grant, now);
  const purse = session.mode === 'demo' ? moved.purse.real : 0n;
  await tx.query('UPDATE game_sessions SET staked = staked + $2, purse = $3 WHERE id = $1', [
    session.id,
    -ownIn(step.moves, 'stake'),
    purse,
  ]);
  const funding = session.mode === 'demo' ? null : partRows(joinedParts(partsOf(round), funded.parts));
  await tx.query('UPDATE game_rounds SET stake = stake + $3, funding = $4::jsonb WHERE owner = $1 AND id = $2', [
    round.owner,
    round.id,
    stake,
    funding === null ? null : JSON.stringify(funding),
  ]);
  await emitAll(tx, balanceEvents([moved.wallet]));
  return { round: { ...round, stake: round.stake + stake, funding }, session: { ...session, purse } };
}

/** Takes the added stake from its parts, and from the grant of the round's opening stake. */
function addedStep(
  { round, session }: LockedRound,
  { grants }: Pick<LockedBet, 'grants'>,
  { parts, stake }: { readonly parts: readonly StakePart[]; readonly stake: bigint },
): RoundStep {
  const number = round.acts.length + 1;
  if (session.mode === 'demo')
    return { moves: [{ kind: 'stake', amount: -stake, legs: [], number }], grant: null, contributed: null };
  const added = { owner: session, id: round.id, parts, contribution: null };
  const grant = grants.find(({ id }) => id === grantOf(added)) ?? null;
  const joined = bonusGrantIn(partsOf(round)) !== null;
  return { ...takeStep(added, grant, { number, joined }), contributed: contributionOf(round) };
}

/** Locks the wallet behind a session and reads its grants. Play money has neither. */
async function lockWallet(
  tx: Tx,
  { grants }: GameContext,
  session: GameSessionRow,
): Promise<Pick<LockedBet, 'accounts' | 'grants'>> {
  if (session.mode === 'demo') return { accounts: null, grants: [] };
  const { playerId, currency } = moneyOf(session);
  const accounts = await lockParties(tx, roundParties(session, false));
  return { accounts, grants: await grants.playable(tx, playerId, currency) };
}
