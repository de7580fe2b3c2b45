import type { RoundAct } from '@liftoff/contract/game';
import { refuse, type Refused } from '../call.ts';
import type { Tx } from '../database/database.ts';
import type { HeldRound } from './close-round.ts';
import { endAs, endRound, msInto, type Stood } from './end-round.ts';
import { playedGame, playedRules, type Room } from './room.ts';
import { playOf, sharedOf, sourceOf } from './round-source.ts';
import type { RoundRow } from './rows.ts';

/** A round that was closed before is answered as the call that closed it was. */
const asClosed = (round: RoundRow): Stood =>
  round.close_balance === null ? { round } : { round, balance: round.close_balance };

/** Takes an act in a round the caller holds. */
export async function takeAct(
  tx: Tx,
  room: Room,
  held: HeldRound,
  act: RoundAct,
  receivedAt: Date,
): Promise<Stood | Refused> {
  const { round } = held;
  const rules = playedRules(await playedGame(room, tx, round.game));
  const endedAsWanted = ({ state, outcome }: RoundRow) => state !== 'open' && rules.endedAs(act, { state, outcome });
  if (!rules.knows(act, { shared: sharedOf(round) })) return refuse('not_found');
  if (round.state !== 'open') return endedAsWanted(round) ? asClosed(round) : refuse('round_closed');
  const source = await sourceOf(tx, round);
  const now = room.deps.now();
  const atMs = msInto(round, rules.actsCountFrom === 'arrival' ? receivedAt : now);
  const play = playOf(round, source?.shared ?? null);
  const answer = source === null ? null : rules.act(play, act, atMs, source.draw);
  if (source === null || !answer?.taken) {
    const stood = await endRound(tx, room, held);
    return endedAsWanted(stood.round) ? stood : refuse(answer?.taken === false ? answer.refusal : 'round_closed');
  }
  const acted = { ...play, acts: [...play.acts, { act, atMs }] };
  return endAs(tx, room, held, { standing: rules.stand(acted, source.draw, msInto(round, now)), source });
}
