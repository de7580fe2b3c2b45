import { safePath } from '@liftoff/rules/account/safe-path';
import { leavePage } from '../../shared/leave-page.ts';

/** What a sports site that shows the form in a frame is told: it was closed, or the visitor is a player now. */
export type Ending = 'close' | 'refresh';

/** Whether the form stands in a frame of another page. */
export const isFramed = (): boolean => window.parent !== window;

/**
 * Ends a form of the sports site. In its frame the sports site is told, by its exact origin (OVERLAY-009) [A37]; else the
 * visitor goes to the path of this site that the query names (OVERLAY-008), or back to the sports site (OVERLAY-007).
 */
export function leaveForm(bettingUrl: string, ending: Ending): void {
  if (isFramed()) {
    window.parent.postMessage({ type: ending }, new URL(bettingUrl).origin);
    return;
  }
  const wanted = new URLSearchParams(window.location.search).get('redirect');
  leavePage(safePath(wanted) ?? bettingUrl);
}
