import type { ActBody } from '@liftoff/contract/game/game';
import { isDeepStrictEqual } from 'node:util';
import { refuse, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import { addStake } from './add-stake.ts';
import { asAnswered } from './as-answered.ts';
import type { LockedRound } from './close-round.ts';
import { endAs, endRound, msInto, type AdvancedRound } from './end-round.ts';
import { purseOf } from '../money/purse.ts';
import { playedGame, playedRules, type GameContext } from '../game-context.ts';
import { playOf, sharedOf, sourceOf } from './round-source.ts';
import type { RecordedAct, RoundRow } from '../rows.ts';

/** Returns the response for a closed round that the call that closed it gave. */
const asClosed = (round: RoundRow): AdvancedRound =>
  round.close_balance === null ? { round } : { round, purse: { real: round.close_balance, bonus: round.close_bonus } };

/**
 * Applies an act to a locked round, once. Repeating the same id and act returns the same response; the same id with
 * another act is refused. A stake added by the act passes the same gates as a bet.
 */
export async function takeAct(
  tx: Tx,
  context: GameContext,
  locked: LockedRound,
  { act_id: id, act }: ActBody,
  receivedAt: Date,
): Promise<AdvancedRound | Refused> {
  const { round } = locked;
  const known = round.acts.findIndex(each => each.id === id);
  if (known >= 0) return answerAgain(tx, context, round, known, act);
  const rules = playedRules(context, await playedGame(context, tx, round.game));
  const endedAsWanted = ({ state, outcome }: RoundRow) => state !== 'open' && rules.endedAs(act, { state, outcome });
  if (!rules.knows(act, { shared: sharedOf(round) })) return refuse('not_found');
  if (round.state !== 'open') return endedAsWanted(round) ? asClosed(round) : refuse('round_closed');
  const source = await sourceOf(tx, round);
  const now = context.deps.now();
  const atMs = msInto(round, rules.actsCountFrom === 'arrival' ? receivedAt : now);
  const play = playOf(round, source?.shared ?? null);
  const answer = source === null ? null : rules.act(play, act, atMs, source.draw);
  if (source === null || !answer?.taken) {
    const advanced = await endRound(tx, context, locked);
    return endedAsWanted(advanced.round) ? advanced : refuse(answer?.taken === false ? answer.refusal : 'round_closed');
  }
  const staked = await addStake(tx, context, locked, { stakes: answer.stakes, now });
  if ('refused' in staked) return staked;
  const acted = { ...play, acts: [...play.acts, { act, atMs }] };
  const roundState = rules.stateAt(acted, source.draw, msInto(round, now));
  const advanced = await endAs(tx, context, staked, { roundState, source });
  const purse = advanced.purse ?? (await purseOf(tx, staked.session));
  const stake = staked.round.stake - round.stake;
  await recordAct(tx, round, {
    id,
    act,
    atMs,
    stake: stake.toString(),
    balance: purse.real.toString(),
    bonus: purse.bonus.toString(),
  });
  return {
    round: roundState.state === 'open' ? { ...advanced.round, outcome: roundState.outcome } : advanced.round,
    purse,
  };
}

/**
 * Gives a repeated act the same response as the first time, regardless of what has happened to the round and the
 * balance since.
 */
async function answerAgain(
  tx: Tx,
  context: GameContext,
  round: RoundRow,
  known: number,
  act: ActBody['act'],
): Promise<AdvancedRound | Refused> {
  const recorded = round.acts[known];
  if (recorded === undefined || !isDeepStrictEqual(recorded.act, act)) return refuse('idempotency_mismatch');
  const answered = await asAnswered(tx, context, round, known + 1);
  return answered.state === 'open'
    ? { round: answered, purse: { real: BigInt(recorded.balance), bonus: BigInt(recorded.bonus) } }
    : asClosed(answered);
}

const recordAct = (
  tx: Tx,
  { owner, id: roundId, acts }: RoundRow,
  { id, act, atMs, stake, balance, bonus }: RecordedAct,
) =>
  tx.query(
    `INSERT INTO game_round_acts (owner, round_id, number, id, act, at_ms, stake, balance, bonus)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9)`,
    [owner, roundId, acts.length + 1, id, JSON.stringify(act), atMs, stake, balance, bonus],
  );
