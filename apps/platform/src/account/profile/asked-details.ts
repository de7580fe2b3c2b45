import type { DetailField, PlayerDetails } from '@liftoff/contract/account/details';
import type { LicencePolicy } from '@liftoff/contract/limits/licence-policy';
import { detailFields } from '@liftoff/rules/account/details';
import { isOwnName } from '@liftoff/rules/account/same-person';
import { licencePolicy } from '../../market/licence-policy.ts';
import type { PlayerRow } from '../player-row.ts';

type Known = Pick<PlayerRow, DetailField | 'licence' | 'first_name' | 'last_name'>;

/** Whether the name of the account holder is the player's own [C24]. */
export const isOwnAccount = (player: Pick<Known, 'first_name' | 'last_name'>, holder: string): boolean =>
  isOwnName({ firstName: player.first_name, lastName: player.last_name }, holder);

/**
 * Whether a detail is stored. An account holder who is not the player, for example after a change of name, does not
 * count.
 */
function isKnown(player: Known, field: DetailField): boolean {
  const text = player[field];
  return text !== null && (field !== 'account_holder' || isOwnAccount(player, text));
}

/**
 * The details that the player's licence requires. An unknown licence requires none, because it allows no play and no
 * payments anyway.
 */
function askedOf({ licence }: Known, policy: LicencePolicy): PlayerDetails['asked'] {
  const row = Object.hasOwn(policy.licences, licence) ? policy.licences[licence] : undefined;
  return row?.details_asked ?? { deposit: [], cashout: [] };
}

export const detailsOf = (player: Known, policy: LicencePolicy = licencePolicy): PlayerDetails => ({
  asked: askedOf(player, policy),
  known: detailFields.filter(field => isKnown(player, field)),
});

/**
 * The details that a context requires and the player has not given. Cryptocurrencies require no details, just as they
 * require no profile fields [STATE-055].
 */
export function missingDetails(
  player: Known,
  context: keyof PlayerDetails['asked'],
  currency: { fiat: boolean },
  policy: LicencePolicy = licencePolicy,
): DetailField[] {
  return currency.fiat ? askedOf(player, policy)[context].filter(field => !isKnown(player, field)) : [];
}
