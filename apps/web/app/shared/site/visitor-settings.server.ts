import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../calls/server-client.server.ts';
import type { VisitorSettings } from './offers-shown.ts';

const known = new WeakMap<PageContext, Promise<VisitorSettings | null>>();

/**
 * What the market rules and the player's protection say about what is shown to this visitor, requested once per page.
 * `null` if the platform does not respond; callers then show nothing that depends on it.
 */
export function readVisitorSettings(page: PageContext): Promise<VisitorSettings | null> {
  const asked =
    known.get(page) ??
    clientOf(page)
      .shownRules({})
      .catch(() => null);
  known.set(page, asked);
  return asked;
}

/** Whether jackpots are played and can be advertised where the visitor is. */
export const areJackpotsShown = (settings: VisitorSettings | null): boolean =>
  settings !== null && settings.market.jackpots && settings.market.jackpot_ads;

/** Whether pages can invite the visitor to jackpots: not a player who is protected, such as by a break [C15]. */
export const areJackpotsAdvertised = (settings: VisitorSettings | null, isPlayer: boolean): boolean =>
  areJackpotsShown(settings) && (!isPlayer || settings?.offers_shown === true);
