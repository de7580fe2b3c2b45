import type { PageContext } from '../../../page-context.ts';
import { bettingUrlOf, formLeadsTo } from './betting-url.ts';
import { readConfig } from '../read-config.server.ts';

/** The sports site of the host that was asked; null where none is configured (ROUTE-002). */
export const readBettingUrl = async (page: PageContext): Promise<string | null> =>
  bettingUrlOf(await readConfig(page, 'betting-config'), page.origin);

/** The forms' addresses that belong to the sports site (ROUTE-053, ROUTE-054). */
const forms = /\/(?:login|registration)(?:\.data)?$/;

/** The sports site of a page that is a form of it, and where the form leads. */
export interface BettingSite {
  url: string;
  leadsTo: string;
}

/** Null for another page. */
export async function readBettingForm(page: PageContext, url: URL): Promise<BettingSite | null> {
  const site = forms.test(url.pathname) ? await readBettingUrl(page) : null;
  return site === null ? null : { url: site, leadsTo: formLeadsTo(site, url.searchParams.get('redirect')) };
}

/** Lets the sports site alone show the page in a frame; the edge writes it into the page's policy [A4]. */
export const framedBy = (betting: BettingSite | null): { headers?: Record<string, string> } =>
  betting === null ? {} : { headers: { 'x-framed-by': new URL(betting.url).origin } };
