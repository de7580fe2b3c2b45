import { openCountry } from '@liftoff/rules/account/licence';
import { mayStake } from '@liftoff/rules/limits/reached';
import { playTimeStatus } from '@liftoff/rules/limits/reality-check';
import { realPlayAge } from '../../account/profile/age.ts';
import { licencePolicy } from '../../market/licence-policy.ts';
import { isPlaceOld } from '../../account/sessions/sessions.ts';
import { refuse, type Refused } from '../../core/call.ts';
import { exchangeRates } from '../../market/exchange-rates.ts';
import { isPlayerExcludedElsewhere } from '../../limits/exclusion/excluded-people.ts';
import { stakeRefused } from '../../limits/limit-left.ts';
import { blockOf, limitsOf } from '../../limits/limits-of.ts';
import { withinMaxStake } from './max-stake.ts';
import type { AskedStake, StakeGate } from './stake-gate.ts';

const ageOf = ({ player, now }: AskedStake): Refused | null =>
  player === null ? refuse('unauthenticated') : realPlayAge(player, now);

/** There is such a player, of age. */
const ofAge: StakeGate = async (_tx, asked) => {
  const age = ageOf(asked);
  return age?.refused === 'unauthenticated' || age?.refused === 'under_age' ? age : null;
};

/**
 * The platform is open to the country the game was opened from, to the one the player's browser is in now, and to the one
 * this call comes from [C27]. On the platform's own address nobody answers for the call; the browser's country is then
 * known while the page around the game calls through the site, and unknown where it has been silent for too long.
 */
const inOpenCountry: StakeGate = async (_tx, { session, place, placedAt, calledFrom, now }) => {
  const here = calledFrom ?? (isPlaceOld(placedAt, now) ? null : place);
  const places = [session.country, place, here];
  return places.some(country => openCountry(licencePolicy, country) === null) ? refuse('country_closed') : null;
};

/** No break, no exclusion, of this account or the same person's other one, and no limit in the way. */
const withinLimits: StakeGate = async (tx, { session, playerId, limited, mayBeExcludedPerson, stake, now }) => {
  const limits = limited ? await limitsOf(tx, playerId, now) : [];
  const shutOut = mayBeExcludedPerson && (await isPlayerExcludedElsewhere(tx, playerId, now));
  const block = shutOut ? 'self_excluded' : blockOf(limits);
  if (block === 'self_excluded' || block === 'cooling_off') return refuse(block);
  if (block === null && mayStake(limits, session.currency, stake, exchangeRates)) return null;
  return stakeRefused(tx, { playerId, currency: session.currency, now }, limits);
};

/**
 * A reality check that is due has been answered, and the pause after it is over [C17]. A round under way is played to its
 * end, so acts in it are not asked. Who plays without a known time is refused.
 */
const checkAnswered: StakeGate = async (_tx, { opens, playTime, now }) => {
  if (!opens) return null;
  const status = playTime && playTimeStatus(playTime, now);
  return status === 'begins' || status === 'runs' ? null : refuse('reality_check');
};

/** What an age is judged by is known. */
const withProfile: StakeGate = async (_tx, asked) => ageOf(asked);

/** The terms that count are accepted (ROLE-022). */
const withTerms: StakeGate = async (_tx, { agreed }) => (agreed ? null : refuse('terms_missing'));

/**
 * What real play is asked at every stake and at the start of a frame, whatever was checked at launch [C8, C13, C17, C23,
 * C25, C27, I10], in the order of the contract's refusals. Each fails closed.
 */
export const realPlayGates: readonly StakeGate[] = [
  ofAge,
  inOpenCountry,
  withinLimits,
  checkAnswered,
  withProfile,
  withTerms,
  withinMaxStake,
];
