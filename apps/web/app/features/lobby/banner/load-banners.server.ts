import type { BannerLocation } from '@liftoff/contract/content/content-entities';
import { currencies } from '@liftoff/contract/core/currencies';
import type { PageContext } from '../../../page-context.ts';
import { currencyOfVisitor } from '../../../shared/money/visitor-currency.server.ts';
import { playedCurrency } from '../../../shared/player/player.ts';
import { readPlayer } from '../../../shared/player/read-player.server.ts';
import { makePaths } from '../../../shared/site/address/paths.ts';
import { readConfig } from '../../../shared/site/read-config.server.ts';
import { areOffersShown } from '../../../shared/site/offers-shown.ts';
import { readVisitorSettings } from '../../../shared/site/visitor-settings.server.ts';
import type { Banner } from './banner.ts';
import { asksForCurrency, asksForPlayer, readBanners } from './read-banners.ts';

export interface LoadedBanners {
  banners: Banner[];
  /** The promo banner above the others; absent if there is none. */
  strip?: Banner;
  /** Affiliate tags whose visitors must not see the operator's banners; absent if there are none [CALL-007]. */
  excludedTags?: readonly string[];
}

/**
 * The operator's banners for this visitor at a location. The player is loaded only if a banner depends on player data.
 * Without player data, such banners are hidden.
 */
export async function loadBanners(page: PageContext, location: BannerLocation): Promise<LoadedBanners> {
  const [answer, excluded, settings] = await Promise.all([
    readConfig(page, 'banners-config', { locale: page.locale }),
    readConfig(page, 'excluded-promo-stags'),
    readVisitorSettings(page),
  ]);
  const hasCurrency = asksForCurrency(answer);
  const isPlayerAsked = page.signedIn && (hasCurrency || asksForPlayer(answer));
  const player = isPlayerAsked ? await readPlayer(page).catch(() => null) : null;
  const currency = player ? playedCurrency(player) : null;
  const { strip, slides } = readBanners(
    answer,
    {
      country: page.country,
      isPlayer: page.signedIn,
      groups: player?.user.statuses.map(({ id }) => id) ?? [],
      money: currency && (currencies[currency].fiat ? 'fiat' : 'crypto'),
      mayHaveOffers: areOffersShown(settings),
      now: new Date(),
    },
    {
      location,
      currency: currency ?? (hasCurrency ? await currencyOfVisitor(page) : ''),
      paths: makePaths(page),
      isNeutral: settings?.market.neutral_tone !== false,
    },
  );
  const stags: unknown[] = Array.isArray(excluded.stags) ? excluded.stags : [];
  const tags = stags.filter(tag => typeof tag === 'string' && tag !== '') as string[];
  const isAny = strip !== null || slides.length > 0;
  return { banners: slides, ...(strip && { strip }), ...(isAny && tags.length > 0 && { excludedTags: tags }) };
}
