import { cashIn, spinsIn } from '@liftoff/rules/bonus/stake-part';
import type { RuleFor } from '@liftoff/contract/limits/market-rules';
import { openCountry } from '@liftoff/rules/account/licence';
import { mayStake } from '@liftoff/rules/limits/reached';
import { playTimeStatus } from '@liftoff/rules/limits/reality-check';
import { realPlayAge } from '../../account/profile/age.ts';
import { isRealPlayOn } from '../../account/profile/rule-place.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { isPlaceOld } from '../../account/sessions/session-times.ts';
import { refuse, type Refused } from '../../core/call.ts';
import { exchangeRates } from '../../market/exchange-rates.ts';
import { isPlayerExcludedElsewhere } from '../../limits/exclusion/excluded-people.ts';
import { stakeRefused } from '../../limits/limit-left.ts';
import { blockOf, limitsOf } from '../../limits/limits-of.ts';
import { withinMaxStake } from './max-stake.ts';
import type { AskedStake, StakeGate } from './stake-gate.ts';

const ageOf = ({ player, now }: AskedStake): Refused | null =>
  player === null ? refuse('unauthenticated') : realPlayAge(player, now);

/** Requires that the player exists and is of age. */
const ofAge: StakeGate = async (_tx, asked) => {
  const age = ageOf(asked);
  return age?.refused === 'unauthenticated' || age?.refused === 'under_age' ? age : null;
};

/**
 * Requires that the platform is open where the game was opened, where the player's browser is and where this call comes
 * from [C27], and that real play is allowed there and where the player lives. A call to the platform's own address has
 * no confirmed country, so the browser's country replaces it, unless that is too old.
 */
const inOpenCountry =
  (ruleFor: RuleFor): StakeGate =>
  async (_tx, { session, player, place, placedAt, calledFrom, now }) => {
    const here = calledFrom ?? (isPlaceOld(placedAt, now) ? null : place);
    const places = [session.country, place, here];
    const isClosed =
      places.some(country => openCountry(licencePolicy, country) === null) ||
      player === null ||
      !isRealPlayOn(ruleFor, player, places, now);
    return isClosed ? refuse('country_closed') : null;
  };

/**
 * Requires that no break or exclusion applies to this account or to another account of the same person, and that no
 * limit prevents the stake. Free spins are the operator's stake, so only a limit that is reached prevents them [PX-02].
 */
const withinLimits: StakeGate = async (tx, { session, playerId, limited, mayBeExcludedPerson, stake, parts, now }) => {
  const limits = limited ? await limitsOf(tx, playerId, now) : [];
  const shutOut = mayBeExcludedPerson && (await isPlayerExcludedElsewhere(tx, playerId, now));
  const asked = { stake: stake - spinsIn(parts), own: cashIn(parts) };
  const block = shutOut ? 'self_excluded' : blockOf(limits);
  if (block === 'self_excluded' || block === 'cooling_off') return refuse(block);
  if (block === null && mayStake(limits, session.currency, asked, exchangeRates)) return null;
  return stakeRefused(tx, { playerId, currency: session.currency, now }, limits);
};

/**
 * Requires that a due reality check has been answered and the pause after it is over [C17]. Acts in an open round are
 * not checked, so that the round can be finished. An unknown play time is refused.
 */
const checkAnswered: StakeGate = async (_tx, { opens, playTime, now }) => {
  if (!opens) return null;
  const status = playTime && playTimeStatus(playTime, now);
  return status === 'begins' || status === 'runs' ? null : refuse('reality_check');
};

/** Requires the data that determine the player's age. */
const withProfile: StakeGate = async (_tx, asked) => ageOf(asked);

/** Requires that the player has accepted the terms in force. */
const withTerms: StakeGate = async (_tx, { agreed }) => (agreed ? null : refuse('terms_missing'));

/**
 * The gates of real play, checked at every stake and at the start of a frame, regardless of what was checked at
 * launch [C8, C13, C17, C23, C25, C27, I10]. They are in the order of the contract's refusals. Each gate refuses if
 * it cannot decide.
 */
export const realPlayGates = (ruleFor: RuleFor): readonly StakeGate[] => [
  ofAge,
  inOpenCountry(ruleFor),
  withinLimits,
  checkAnswered,
  withProfile,
  withTerms,
  withinMaxStake(ruleFor),
];
