import type { PageContext } from '../page-context.ts';
import { bettingUrlOf } from './betting-url.ts';
import { readConfig } from './read-config.server.ts';

/** The sports site of the host that was asked; null where none is configured (ROUTE-002). */
export const readBettingUrl = async (page: PageContext): Promise<string | null> =>
  bettingUrlOf(await readConfig(page, 'betting-config'), page.origin);

/** The forms' addresses that belong to the sports site (ROUTE-053, ROUTE-054). */
const forms = /\/(?:login|registration)(?:\.data)?$/;

/** The sports site, for a page that is a form of it; null for another page. */
export const readBettingForm = async (page: PageContext, { pathname }: URL): Promise<string | null> =>
  forms.test(pathname) ? readBettingUrl(page) : null;

/** Lets the sports site alone show the page in a frame; the edge writes it into the page's policy [A4]. */
export const framedBy = (bettingUrl: string | null): { headers?: Record<string, string> } =>
  bettingUrl === null ? {} : { headers: { 'x-framed-by': new URL(bettingUrl).origin } };
