import { siteConfigRoutes } from '@liftoff/contract/routes/site-config';
import { configuredOffers, excludedTagsIn, type GiftAnswers, type GiftAsker } from '@liftoff/rules/bonus/gift-config';
import { isOfCode } from '@liftoff/rules/bonus/shown-offer';
import { queryOptions } from '@tanstack/react-query';
import { callsOf } from '../../../shared/calls/calls-of.ts';
import { inBackground } from '../../../shared/calls/in-background.ts';
import { queryKeys } from '../../../shared/calls/query-keys.ts';
import { listHaving } from '../../../shared/calls/require-answer.ts';
import { sendFromBrowser } from '../../../shared/calls/send.ts';
import { bonusCalls } from '../../../shared/calls/tables/bonus-calls.ts';
import { cameByTag } from '../../../shared/site/excluded-tag.ts';

const { disabledBonuses, modifyGifts, additionalGifts, excludedPromoStags } = siteConfigRoutes;
const configCalls = callsOf({ disabledBonuses, modifyGifts, additionalGifts, excludedPromoStags }, sendFromBrowser);

/** A configuration's answer; without one, the configuration changes nothing [CALL-013]. */
const orNothing = (answer: Promise<unknown>): Promise<unknown> => answer.catch(() => null);

async function readGiftAnswers(): Promise<GiftAnswers> {
  const [disabled, modified, additional] = await Promise.all([
    orNothing(configCalls.disabledBonuses({})),
    orNothing(configCalls.modifyGifts({})),
    orNothing(configCalls.additionalGifts({})),
  ]);
  return { disabled, modified, additional };
}

/** Whether the player arrived by an affiliate whose visitors see no promotions [CALL-007]. */
async function seesNoPromotions(): Promise<boolean> {
  const tags = excludedTagsIn(await orNothing(configCalls.excludedPromoStags({})));
  return tags.length > 0 && (await cameByTag(tags));
}

/**
 * The offers that a player can take with the next deposit, as the operator's configuration shows them. The offer of the
 * player's own code is shown even to players who see no promotions.
 */
export const depositOffersQuery = (player: GiftAsker & { id: number }, locale: string) =>
  queryOptions({
    queryKey: queryKeys.depositOffers(player.id, player.deposit_bonus_code ?? ''),
    queryFn: async ({ signal }) => {
      const [answer, config, isExcluded] = await Promise.all([
        bonusCalls.depositBonuses({ signal, headers: inBackground }),
        readGiftAnswers(),
        seesNoPromotions(),
      ]);
      const offers = listHaving(answer, 'id', 'title', 'wager', 'currency');
      return configuredOffers(offers, config, player, locale).filter(
        offer => !isExcluded || isOfCode(offer, player.deposit_bonus_code),
      );
    },
    enabled: player.can_issue_bonuses,
  });
