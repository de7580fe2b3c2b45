import { formLeadsTo } from '../../shared/site/address/betting-url.ts';
import { leavePage } from '../../shared/site/address/leave-page.ts';

/** What a sports site that shows the form in a frame is told: it was closed, or the visitor is a player now. */
export type Ending = 'close' | 'refresh';

/** Whether the form stands in a frame of another page. */
export const isFramed = (): boolean => window.parent !== window;

/**
 * Ends a form of the sports site. In its frame the sports site is told, by its exact origin (OVERLAY-009) [A37]; else the
 * visitor goes where it leads.
 */
export function leaveForm(bettingUrl: string, ending: Ending): void {
  if (isFramed()) {
    window.parent.postMessage({ type: ending }, new URL(bettingUrl).origin);
    return;
  }
  leavePage(formLeadsTo(bettingUrl, new URLSearchParams(window.location.search).get('redirect')));
}
