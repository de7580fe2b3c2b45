import type { BetBody } from '@liftoff/contract/game/game';
import type { AnyGameRules } from '@liftoff/rules/game/engines';
import { refuse, type Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import type { EngineGame } from '../engine-game.ts';
import { isLive } from '../engines.ts';
import { scheduleEnd } from './end-round.ts';
import type { RoundFunding } from '../money/grant-moves.ts';
import { recordRound, type Recorded } from './record-round.ts';
import type { GameContext } from '../game-context.ts';
import { ownSource, sharedSource } from './round-source.ts';
import type { LockedBet } from './lock-bet.ts';

type Bet = Pick<BetBody, 'id' | 'input'>;

/** Takes the stake and opens a round, which the game's rules can settle immediately. */
export async function openRound(
  tx: Tx,
  context: GameContext,
  locked: LockedBet,
  played: { game: EngineGame; rules: AnyGameRules; stake: bigint; funding: RoundFunding },
  { id, input }: Bet,
): Promise<Recorded | Refused> {
  const { game, rules, stake, funding } = played;
  const source = isLive(game) ? await tableSource(tx, context, locked, input) : ownSource(locked);
  if (source === null) return refuse('betting_closed');
  const play = { input, acts: [], openedAt: locked.at, shared: source.shared };
  const roundState = rules.stateAt(play, source.draw, 0);
  if (roundState.state === 'rolled_back') throw new Error(`Round ${id} was taken back before it began`);
  const first = source.shared === null || (await isFirstBet(tx, game.slug, source.shared.number));
  const recorded = await recordRound(tx, context, locked, {
    id,
    input,
    game,
    stake,
    funding,
    countsAtEnd: roundState.state === 'settled' ? rules.wagers(input, roundState.outcome) : 0n,
    win: roundState.state === 'settled' ? roundState.win : null,
    outcome: roundState.outcome,
    pair: source.pair,
    nonce: source.nonce,
    tableRound: source.shared?.number ?? null,
    draw: source.draw,
    usesNonce: source.shared === null,
  });
  if (first && roundState.state === 'open' && roundState.endsMs !== null)
    await scheduleEnd(tx, context, recorded.round, roundState.endsMs);
  return recorded;
}

const tableSource = (tx: Tx, context: GameContext, { session, at }: LockedBet, input: Bet['input']) =>
  sharedSource(tx, context.deps, {
    game: session.game,
    at,
    wanted: 'table_round' in input ? input.table_round : undefined,
  });

/**
 * Whether this is the first bet on a table round. Two concurrent first bets schedule two jobs, which is harmless,
 * because the second job finds nothing left to pay.
 */
async function isFirstBet(tx: Tx, game: string, round: number): Promise<boolean> {
  const rows = await tx.query('SELECT FROM game_rounds WHERE game = $1 AND table_round = $2 LIMIT 1', [game, round]);
  return rows.length === 0;
}
