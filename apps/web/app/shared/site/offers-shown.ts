import type { CallTable } from '@liftoff/contract/core/call-table';
import type { Received } from '@liftoff/contract/core/endpoint';

/** What the market rules and the player's protection say about what is shown to a visitor. */
export type VisitorSettings = Received<CallTable['shownRules']>;

/** Whether offers are shown to the visitor: protection and market allow them, and pages need not be kept neutral. */
export const areOffersShown = (settings: VisitorSettings | null): boolean =>
  settings !== null && settings.offers_shown && !settings.market.neutral_tone;
