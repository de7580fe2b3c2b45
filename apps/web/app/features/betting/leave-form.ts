import { formLeadsTo } from '../../shared/site/address/betting-url.ts';
import { leavePage } from '../../shared/site/address/leave-page.ts';

/** Message to a sports site that shows the form in a frame: the form was closed, or the visitor is now a player. */
export type Ending = 'close' | 'refresh';

/** Whether the form is in a frame on another page. */
export const isFramed = (): boolean => window.parent !== window;

/** Whether an address is on the sports site, directly or through its route [ROUTE-055]. */
const isSports = (address: string, bettingUrl: string): boolean =>
  address === bettingUrl || /^\/sport(?:\/[^?#]*)?$/.test(address);

/**
 * Ends a form for the sports site. In a frame, it sends a message to the sports site's exact origin [OVERLAY-009]
 * [A37]; otherwise it navigates to the redirect path or to the sports site. The sports site then finds the message
 * `refresh` as the fragment of its address, because it cannot see the session of this site.
 */
export function leaveForm(bettingUrl: string, ending: Ending): void {
  if (isFramed()) {
    window.parent.postMessage({ type: ending }, new URL(bettingUrl).origin);
    return;
  }
  const address = formLeadsTo(bettingUrl, new URLSearchParams(window.location.search).get('redirect'));
  leavePage(ending === 'refresh' && isSports(address, bettingUrl) ? `${address}#refresh` : address);
}
