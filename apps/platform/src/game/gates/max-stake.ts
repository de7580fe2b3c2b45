import type { RuleFor } from '@liftoff/contract/limits/market-rules';
import { readBirthday } from '@liftoff/rules/account/birthday';
import { ageOn, dayIn } from '@liftoff/rules/account/calendar-day';
import { openCountry } from '@liftoff/rules/account/licence';
import { maxStake } from '@liftoff/rules/limits/max-stake';
import { exchange } from '@liftoff/rules/money/exchange';
import type { AgeProfile } from '../../account/profile/age.ts';
import { rulePlaceOf } from '../../account/profile/rule-place.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { refuse } from '../../core/call.ts';
import { exchangeRates } from '../../market/exchange-rates.ts';
import type { StakeGate } from './stake-gate.ts';

/**
 * A player's maximum stake in one round of a game, in minor units of `currency`; `null` if only the game's own
 * maximum applies [C23].
 */
export function maxStakeOf(
  ruleFor: RuleFor,
  player: AgeProfile,
  { kind, currency, now }: { kind: string; currency: string; now: Date },
): bigint | null {
  const { country, date_of_birth } = player;
  const zone = openCountry(licencePolicy, country)?.time_zone ?? 'UTC';
  const birth = date_of_birth === null ? null : readBirthday(date_of_birth);
  const age = birth === null ? null : ageOn(birth, dayIn(zone, now));
  const cents = maxStake(ruleFor({ ...rulePlaceOf(player), at: now }).stake_max, { slots: kind === 'slots', age });
  return cents === null ? null : exchange(cents, 'EUR', currency, exchangeRates, 'down');
}

/** Refuses a stake above what the market rules and the player's age allow, and reports the maximum [C23]. */
export const withinMaxStake =
  (ruleFor: RuleFor): StakeGate =>
  async (tx, { session, player, stake, now }) => {
    if (player === null || stake === 0n) return null;
    const [game] = await tx.query<{ kind: string }>('SELECT kind FROM games WHERE slug = $1', [session.game]);
    const { currency } = session;
    const most = maxStakeOf(ruleFor, player, { kind: game?.kind ?? 'slots', currency, now });
    if (most === null || stake <= most) return null;
    return { ...refuse('stake_out_of_range'), maxStake: { currency, amount: most } };
  };
