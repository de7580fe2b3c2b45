import type { consoleOffers, OfferPreview } from '@liftoff/contract/console/offers';
import { siteConfig } from '@liftoff/contract/content/site-config';
import { currencyOfCountry } from '@liftoff/contract/core/currency-of-country';
import { isOfferFor, isOfferOpen } from '@liftoff/rules/bonus/offer';
import { configuredOffers } from '@liftoff/rules/bonus/gift-config';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { refuse, type Handlers } from '../core/call.ts';
import type { Platform } from '../core/platform-context.ts';
import { readShaped } from '../core/read-config-file.ts';
import { switchedOnSince } from '../market/house-switch.ts';
import { guestPlace } from '../market/market-rules.ts';
import { offerView } from './offer-view.ts';
import { brokenIn, offerById } from './offers.ts';

type WhyHidden = OfferPreview['because'][number];

/**
 * Shows staff an offer as a player in a locale, country and group would see it at a moment, with every reason why such
 * a player would not see it. An offer that is not started is shown as if it were.
 */
export function previewOffer({
  db,
  deps,
  ruleFor,
  config,
}: Platform): Handlers<typeof consoleOffers>['consolePreviewOffer'] {
  return async ({ params, query: { l, country, group, currency, at } }) => {
    const kept = await offerById(db, params.id);
    if (kept === null) return refuse('not_found');
    const { offer } = kept;
    const now = at === undefined ? deps.now() : new Date(at);
    const place = guestPlace(country);
    const rules = ruleFor({ ...place, at: now });
    const groups = group === undefined ? [] : [group];
    const view = offerView(offer, currency ?? currencyOfCountry(country));
    const player = { can_issue_bonuses: true, deposit_bonus_code: null, statuses: groups.map(id => ({ id })) };
    const [shown] = view === null ? [] : configuredOffers([view], giftAnswers(config.feConfigDir), player, l);
    const reasons: readonly (readonly [WhyHidden, boolean])[] = [
      ['stopped', (await switchedOnSince(db, 'bonuses_stopped')) !== null],
      ['not_live', kept.state !== 'live'],
      ['not_open', !isOfferOpen(offer, now)],
      ['not_for_player', !isOfferFor(offer, { country, licence: place.licence ?? '', groups })],
      ['market', rules.real_play !== 'on' || Object.keys(brokenIn(offer, rules)).length > 0],
      ['currency', view === null],
      ['code', !offer.is_public],
      ['hidden', view !== null && shown === undefined],
    ];
    return { offer: shown ?? view, because: reasons.flatMap(([because, holds]) => (holds ? [because] : [])) };
  };
}

/** What the operator's configuration changes in the offers. A missing file changes nothing [CALL-013]. */
function giftAnswers(folder: string) {
  const read = (name: string, shape: z.ZodType): unknown => {
    const file = join(folder, `${name}.json`);
    return existsSync(file) ? readShaped(file, file, shape) : null;
  };
  return {
    disabled: read('disabled-bonuses', siteConfig.disabledBonuses.answer),
    modified: read('modify-gifts-config', siteConfig.modifyGifts.answer),
    additional: read('additional-gifts', siteConfig.additionalGifts.answer),
  };
}
