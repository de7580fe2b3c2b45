import { siteConfigRoutes } from '@liftoff/contract/routes/site-config';
import { bettingUrlOf, sportsAt } from '../../shared/site/address/betting-url.ts';
import { callsOf } from '../../shared/calls/calls-of.ts';
import { sendFromBrowser } from '../../shared/calls/send.ts';
import { logFailure } from '../../shared/calls/client-log.ts';
import { decoded } from './scroll-to-hash.ts';
import { leavePage } from '../../shared/site/address/leave-page.ts';

const calls = callsOf({ bettingConfig: siteConfigRoutes.bettingConfig }, sendFromBrowser);

/** Navigates to the place on the sports site that a hash names. Does nothing if no sports site is configured. */
export async function goToSports(place: string): Promise<void> {
  const config = await calls.bettingConfig({}).catch((error: unknown) => {
    logFailure('load betting config', error);
    return {};
  });
  const url = bettingUrlOf(config, window.location.origin);
  if (url !== null) leavePage(sportsAt(url, decoded(place)));
}
