import type { PlayTime } from '@liftoff/rules/limits/reality-check';
import type { AgeProfile } from '../../account/profile/age.ts';
import type { Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import type { GameSessionRow } from '../rows.ts';

/** Who wants to stake, as the database has it now. */
export interface Staking {
  readonly session: Pick<GameSessionRow, 'mode' | 'player_id' | 'currency' | 'country' | 'game'>;
  /** What their age is judged by; null: there is no such player. */
  readonly player: AgeProfile | null;
  /** Where the browser of the site session stood at its latest call; null: unknown. */
  readonly place: string | null;
  /** When somebody answered for that; null: nobody ever did. */
  readonly placedAt: Date | null;
  /** Where this very call comes from, as far as it is known: on the platform's own address often nobody says. */
  readonly calledFrom?: string | null;
  /** They have accepted the terms that count. */
  readonly agreed: boolean;
  /** A limit of some kind may be in force. */
  readonly limited: boolean;
  /** They may be a person who has excluded themselves under another account. */
  readonly mayBeExcludedPerson: boolean;
  /** How long they have been playing; null: a guest. */
  readonly playTime: PlayTime | null;
}

/** A stake of real money that is asked for: of a bet, or added by an act. 0 at the start of a frame. */
export interface AskedStake extends Staking {
  readonly playerId: number;
  /** Minor units of the session's currency. */
  readonly stake: bigint;
  /** It opens a round: neither the start of a frame nor an act in a round under way. */
  readonly opens: boolean;
  readonly now: Date;
}

/**
 * Why a stake may not be taken, or null. It is asked in the transaction that would take it, under the lock on the
 * player's game, on facts read since; what it reads itself it reads in statements of its own. A throw refuses too.
 */
export type StakeGate = (tx: Tx, asked: AskedStake) => Promise<Refused | null>;

/** Asks the gates in their order until one refuses. Play money is free of all of them. */
export async function askGates(
  tx: Tx,
  gates: readonly StakeGate[],
  of: Staking,
  { stake, opens, now }: Pick<AskedStake, 'stake' | 'opens' | 'now'>,
): Promise<Refused | null> {
  const { mode, player_id: playerId } = of.session;
  if (mode === 'demo' || playerId === null) return null;
  // Only what a gate is to know: the caller's facts have more.
  const { session, player, place, placedAt, calledFrom = null, agreed, limited, mayBeExcludedPerson, playTime } = of;
  const who = { session, player, place, placedAt, calledFrom, agreed, limited, mayBeExcludedPerson, playTime };
  const asked = { ...who, playerId: Number(playerId), stake, opens, now };
  for (const gate of gates) {
    const refused = await gate(tx, asked);
    if (refused !== null) return refused;
  }
  return null;
}
