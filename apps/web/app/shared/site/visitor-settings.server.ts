import type { CallTable } from '@liftoff/contract/core/call-table';
import type { Received } from '@liftoff/contract/core/endpoint';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../calls/server-client.server.ts';

export type VisitorSettings = Received<CallTable['shownRules']>;

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

/** Whether offers are shown to the visitor: protection and market allow them, and pages need not be kept neutral. */
export const areOffersShown = (settings: VisitorSettings | null): boolean =>
  settings !== null && settings.offers_shown && !settings.market.neutral_tone;

/** Whether jackpots are played and can be advertised where the visitor is. */
export const areJackpotsShown = (settings: VisitorSettings | null): boolean =>
  settings !== null && settings.market.jackpots && settings.market.jackpot_ads;
