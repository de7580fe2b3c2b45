import type { PageContext } from '../../../page-context.ts';
import { bettingUrlOf, formLeadsTo } from './betting-url.ts';
import { readConfig } from '../read-config.server.ts';

/** The sports site for the requested host; `null` if it is not configured [ROUTE-002]. */
export const readBettingUrl = async (page: PageContext): Promise<string | null> =>
  bettingUrlOf(await readConfig(page, 'betting-config'), page.origin);

/** Addresses of forms that belong to the sports site [ROUTE-053] [ROUTE-054]. */
const forms = /\/(?:login|registration)(?:\.data)?$/;

/** The sports site that a form belongs to, and the address to which the form leads. */
export interface BettingSite {
  url: string;
  leadsTo: string;
}

/** Reads the sports site that a form belongs to; `null` if the page is not such a form. */
export async function readBettingForm(page: PageContext, url: URL): Promise<BettingSite | null> {
  const site = forms.test(url.pathname) ? await readBettingUrl(page) : null;
  return site === null ? null : { url: site, leadsTo: formLeadsTo(site, url.searchParams.get('redirect')) };
}

/**
 * Allows only the sports site to show the page in a frame. The edge adds this to the page's content security policy
 * [A4].
 */
export const framedBy = (betting: BettingSite | null): { headers?: Record<string, string> } =>
  betting === null ? {} : { headers: { 'x-framed-by': new URL(betting.url).origin } };
