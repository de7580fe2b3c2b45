import type { BonusOffer } from '@liftoff/contract/bonus';
import { hasSeveralAccounts } from '../account/several-accounts.ts';

/** A player, as far as it decides which gifts are offered beside a deposit. */
export interface GiftAsker {
  readonly can_issue_bonuses: boolean;
  readonly deposit_bonus_code: string | null;
  readonly statuses: readonly { readonly id: string }[];
}

/** Whether the additional gift of a deposit is offered to a player [ROLE-021]. */
export const mayHaveAdditionalGift = ({ can_issue_bonuses, deposit_bonus_code, statuses }: GiftAsker): boolean =>
  can_issue_bonuses && deposit_bonus_code === null && !hasSeveralAccounts(statuses.map(({ id }) => id));

/** Answers of the configuration calls about gifts, as received: missing, empty or of any shape [CALL-013]. */
export interface GiftAnswers {
  /** Names the offers that are not shown [CALL-005]. */
  readonly disabled: unknown;
  /** Replaces titles and texts, by offer [CALL-006]. */
  readonly modified: unknown;
  /** Names the offers that are additional gifts [CALL-011]. */
  readonly additional: unknown;
}

/**
 * The deposit offers that are shown to a player, with the operator's titles and texts. A configuration that cannot be
 * read changes nothing.
 */
export function configuredOffers(
  offers: readonly BonusOffer[],
  { disabled, modified, additional }: GiftAnswers,
  player: GiftAsker,
  locale: string,
): BonusOffer[] {
  if (!player.can_issue_bonuses) return [];
  const hidden = new Set([
    ...namesIn(disabled, 'ids'),
    ...(mayHaveAdditionalGift(player) ? [] : namesIn(additional, 'gifts')),
  ]);
  return offers
    .filter(({ id }) => !hidden.has(id))
    .map(offer => {
      const change = memberOf(modified, offer.id);
      return {
        ...offer,
        title: wordsIn(change, 'title', locale) ?? offer.title,
        description: wordsIn(change, 'text', locale) ?? offer.description,
      };
    });
}

/** The affiliate tags whose visitors see no promotions [CALL-007]. */
export const excludedTagsIn = (answer: unknown): string[] => namesIn(answer, 'stags');

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function namesIn(answer: unknown, list: string): string[] {
  const names = memberOf(answer, list);
  return Array.isArray(names) ? names.filter(name => typeof name === 'string' && name !== '') : [];
}

/** A text for every language, or one per locale; `null` if there is none. */
function wordsIn(change: unknown, name: string, locale: string): string | null {
  const words = memberOf(change, name);
  const own = typeof words === 'string' ? words : memberOf(words, locale);
  return typeof own === 'string' && own.trim() !== '' ? own : null;
}
