import { formLeadsTo } from '../../shared/site/address/betting-url.ts';
import { leavePage } from '../../shared/site/address/leave-page.ts';

/** Message to a sports site that shows the form in a frame: the form was closed, or the visitor is now a player. */
export type Ending = 'close' | 'refresh';

/** Whether the form is in a frame on another page. */
export const isFramed = (): boolean => window.parent !== window;

/**
 * Ends a form for the sports site. In a frame, it sends a message to the sports site's exact origin [OVERLAY-009]
 * [A37]; otherwise it navigates to the redirect path or to the sports site.
 */
export function leaveForm(bettingUrl: string, ending: Ending): void {
  if (isFramed()) {
    window.parent.postMessage({ type: ending }, new URL(bettingUrl).origin);
    return;
  }
  leavePage(formLeadsTo(bettingUrl, new URLSearchParams(window.location.search).get('redirect')));
}
