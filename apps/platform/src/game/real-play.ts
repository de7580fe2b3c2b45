import { openCountry } from '@liftoff/rules/account/licence';
import { mayStake } from '@liftoff/rules/limits/reached';
import { realPlayAge, type AgeProfile } from '../account/age.ts';
import { licencePolicy } from '../account/licence-policy.ts';
import { refuse, type Refused } from '../call.ts';
import type { Tx } from '../database/database.ts';
import { exchangeRates } from '../exchange-rates.ts';
import { isPlayerExcludedElsewhere } from '../limits/excluded-people.ts';
import { stakeRefused } from '../limits/limit-left.ts';
import { blockOf, limitsOf } from '../limits/limits-of.ts';
import type { SessionRow } from './rows.ts';

/** Who wants to play for money, as the database has it now. */
export interface RealPlayer {
  readonly session: Pick<SessionRow, 'mode' | 'player_id' | 'currency' | 'country'>;
  /** What their age is judged by; null: there is no such player. */
  readonly player: AgeProfile | null;
  /** A limit of some kind may be in force. */
  readonly limited: boolean;
  /** They may be a person who has excluded themselves under another account. */
  readonly akin: boolean;
}

/**
 * Why money may not be staked, or null; asked at every stake and at the start of a frame, whatever was checked at launch
 * [C8, C13, C25, C27, I10]. In the order of the contract's refusals. The caller holds what a stake locks and has read the
 * facts since. Play money is free of all of it.
 */
export async function mayPlayReal(tx: Tx, of: RealPlayer, stake: bigint, now: Date): Promise<Refused | null> {
  const { mode, player_id: playerId, currency, country } = of.session;
  if (mode === 'demo' || playerId === null) return null;
  const age = of.player === null ? refuse('unauthenticated') : realPlayAge(of.player, now);
  if (age?.refused === 'unauthenticated' || age?.refused === 'under_age') return age;
  if (openCountry(licencePolicy, country) === null) return refuse('country_closed');
  const limits = of.limited ? await limitsOf(tx, Number(playerId), now) : [];
  const shutOut = of.akin && (await isPlayerExcludedElsewhere(tx, Number(playerId), now));
  const block = shutOut ? 'self_excluded' : blockOf(limits);
  if (block === 'self_excluded' || block === 'cooling_off') return refuse(block);
  if (block === null && mayStake(limits, currency, stake, exchangeRates)) return age;
  return stakeRefused(tx, { playerId: Number(playerId), currency, now }, limits);
}
