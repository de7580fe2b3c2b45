import type { StakePart } from '@liftoff/rules/bonus/stake-part';
import type { PlayTime } from '@liftoff/rules/limits/reality-check';
import type { AgeProfile } from '../../account/profile/age.ts';
import type { Refused } from '../../core/call.ts';
import type { Tx } from '../../database/database.ts';
import type { GameSessionRow } from '../rows.ts';

/** The player who wants to stake, as currently stored in the database. */
export interface Staking {
  readonly session: Pick<GameSessionRow, 'mode' | 'player_id' | 'currency' | 'country' | 'game'>;
  /** The data that determine the player's minimum age; `null` if there is no such player. */
  readonly player: AgeProfile | null;
  /** Country of the site session's browser at its latest call; `null` if unknown. */
  readonly place: string | null;
  /** When that country was last confirmed; `null` if never. */
  readonly placedAt: Date | null;
  /** Country of this call, if known. Calls to the platform's own address often carry no country. */
  readonly calledFrom?: string | null;
  /** Whether the player has accepted the terms in force. */
  readonly agreed: boolean;
  /** Whether a limit of any kind might be in force. */
  readonly limited: boolean;
  /** Whether the player might be a person who has excluded themselves under another account. */
  readonly mayBeExcludedPerson: boolean;
  /** How long the player has been playing; `null` for a guest. */
  readonly playTime: PlayTime | null;
}

/** A requested real-money stake, for a bet or added by an act. It is 0 at the start of a frame. */
export interface AskedStake extends Staking {
  readonly playerId: number;
  /** Stake in minor units of the session's currency. */
  readonly stake: bigint;
  /** What pays the stake. Only its cash is the player's own money [PX-02]. */
  readonly parts: readonly StakePart[];
  /** Whether the stake opens a round. `false` at the start of a frame and for an act in an open round. */
  readonly opens: boolean;
  readonly now: Date;
}

/**
 * Returns why a stake may not be taken, or `null` if it may. A gate runs in the transaction that would take the
 * stake, under the lock on the player's game, with conditions read under that lock. It reads any other data in
 * separate statements. An exception also refuses the stake.
 */
export type StakeGate = (tx: Tx, asked: AskedStake) => Promise<Refused | null>;

/** Runs the gates in order until one refuses. Play money passes without being checked. */
export async function askGates(
  tx: Tx,
  gates: readonly StakeGate[],
  of: Staking,
  { stake, parts, opens, now }: Pick<AskedStake, 'stake' | 'parts' | 'opens' | 'now'>,
): Promise<Refused | null> {
  const { mode, player_id: playerId } = of.session;
  if (mode === 'demo' || playerId === null) return null;
  // Passes only the data intended for gates; the caller's conditions contain more.
  const { session, player, place, placedAt, calledFrom = null, agreed, limited, mayBeExcludedPerson, playTime } = of;
  const who = { session, player, place, placedAt, calledFrom, agreed, limited, mayBeExcludedPerson, playTime };
  const asked = { ...who, playerId: Number(playerId), stake, parts, opens, now };
  for (const gate of gates) {
    const refused = await gate(tx, asked);
    if (refused !== null) return refused;
  }
  return null;
}
