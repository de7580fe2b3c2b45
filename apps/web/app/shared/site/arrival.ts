import { affbOf, broughtAffb, isSearchEngine } from '@liftoff/rules/account/affiliate';
import { contentRoutes } from '@liftoff/contract/routes/content';
import { telemetryRoutes } from '@liftoff/contract/routes/telemetry';
import { siteConfigRoutes } from '@liftoff/contract/routes/site-config';
import { callsOf } from '../calls/calls-of.ts';
import { requireAnswer } from '../calls/require-answer.ts';
import { logFailure } from '../calls/client-log.ts';
import { sendFromBrowser } from '../calls/send.ts';
import { readConsent } from '../preferences/consent.ts';
import { keepSessionPreference, readSessionPreference } from '../preferences/preferences.ts';
import { keepCookie, readCookie } from '../preferences/cookies.ts';

/** Tracking marks that show where a visitor came from. */
export interface Arrival {
  /** The affiliate's tag. */
  readonly stag: string | null;
  /** The id of the affiliate's link. */
  readonly affb: string;
  /** Campaign tags, by their names in the address. */
  readonly utm: Readonly<Record<string, string>>;
}

/** Lifetime of a stored mark in days [CONST-015] [CONST-016]. */
const keptDays = 30;
/** Maximum length of a mark in characters, equal to what registration accepts for a tag. */
const markMax = 120;

const { stagByReferrer } = siteConfigRoutes;
const { project } = contentRoutes;
const calls = callsOf({ ...telemetryRoutes, stagByReferrer, project }, sendFromBrowser);

const markOf = (query: URLSearchParams, name: string): string | null => query.get(name)?.slice(0, markMax) || null;

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/**
 * The host of the other site that led to this visit. `null` if there is none, or if the host is one of our own: the
 * same host with or without `www`, or a subdomain [ROUTE-002].
 */
function referrerHost(): string | null {
  if (document.referrer === '') return null;
  const { host } = new URL(document.referrer);
  const own = withoutWww(location.host);
  return withoutWww(host) === own || host.endsWith(`.${own}`) ? null : host;
}

/**
 * The marks read from address, cookies and referrer. They are cached from the first read until the page is reloaded.
 */
let arrived: Arrival | undefined;

/**
 * The marks in this page's address or from its referrer, by cookie name. Only these are stored, so that older cookies
 * keep their expiry date.
 */
const brought = new Map<'stag' | 'affb', string>();

/**
 * Returns the tracking marks. They are read once, on the page where the visitor arrived, and still apply if the
 * visitor registers on a later page.
 */
export function arrival(): Arrival {
  arrived ??= read();
  return arrived;
}

/** The names of campaign tags in an address [PCONST-008]. */
const tagNames: readonly string[] = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'sub_id'];

/** The campaign tags in a query, by name. */
const tagsOf = (query: URLSearchParams): Arrival['utm'] =>
  Object.fromEntries(
    [...query].filter(([name]) => tagNames.includes(name)).map(([name, value]) => [name, value.slice(0, markMax)]),
  );

/**
 * The campaign tags that an earlier document of this visit stored, as a query string; empty without consent [D13].
 */
const keptTags = (): string => (readConsent() === 'accepted' ? readSessionPreference('utm') : '');

function read(): Arrival {
  const query = new URLSearchParams(location.search);
  const named = tagsOf(query);
  const utm = Object.keys(named).length > 0 ? named : tagsOf(new URLSearchParams(keptTags()));
  const stag = markOf(query, 'stag');
  const ids = [markOf(query, 'affb'), readCookie('affb'), referrerHost()] as const;
  const affb = broughtAffb(...ids);
  if (stag !== null) brought.set('stag', stag);
  if (affb !== null) brought.set('affb', affb);
  return { stag: stag ?? readCookie('stag'), affb: affbOf(...ids), utm };
}

let completed: Promise<void> | undefined;

/**
 * If a visitor came from another site without a tag, uses the tag that the operator has configured for that site
 * [CALL-001], or logs the site if no tag is configured [ERR-016]. Does nothing for search engines. Runs only once,
 * and resolves when it is done.
 */
export const completeArrival = (): Promise<void> => (completed ??= complete());

async function complete(): Promise<void> {
  const { stag: own } = arrival();
  const host = referrerHost();
  if (own !== null || host === null || isSearchEngine(host)) return;
  const byName = await calls
    .stagByReferrer({})
    .then(answer => requireAnswer(answer))
    .catch((error: unknown): Record<string, unknown> => (logFailure('load tags by referrer', error), {}));
  const stag = byName[withoutWww(host)];
  if (typeof stag === 'string' && stag !== '') {
    arrived = { ...arrival(), stag };
    brought.set('stag', stag);
  } else if (!(await isMirror(host)))
    await calls
      .reportLog({ body: { level: 'warn', message: `no stag for who comes from ${host}` } })
      .catch(() => undefined);
}

/** Whether the host is another of this site's hosts [ROUTE-001]; `false` if the platform does not respond. */
const isMirror = (host: string): Promise<boolean> =>
  calls
    .project({})
    .then(({ hosts }) => hosts.includes(host))
    .catch(() => false);

/**
 * If the visitor has accepted cookies, stores the marks, and stores and reports the campaign tags for this visit only
 * [CALL-086]. A refusal deletes all of them. Before the visitor decides, they exist only in this page's memory [D13].
 */
export function keepArrival(): void {
  const consent = readConsent();
  if (consent === 'refused') {
    for (const name of ['stag', 'affb']) keepCookie(name, '', 0);
    // Stores nothing, not even an empty value, in the browser of a visitor without tags.
    if (readSessionPreference('utm') !== '') keepSessionPreference('utm', '');
  }
  if (consent !== 'accepted') return;
  const { utm } = arrival();
  for (const [name, mark] of brought) keepCookie(name, mark, keptDays);
  const tags = new URLSearchParams(utm).toString();
  // An earlier document of this visit has already reported these tags.
  if (tags === readSessionPreference('utm')) return;
  keepSessionPreference('utm', tags);
  void calls.utmSet({ body: { utmMetrics: metrics() } }).catch(() => undefined);
}

/** Reports the campaign tags that led to a registration, once it has succeeded [CALL-087]. Never rejects. */
export async function sendArrival(): Promise<void> {
  await calls.utmSend({ body: { utmMetrics: metrics() } }).catch(() => undefined);
}

const metrics = (): Record<string, string> => ({ ...arrival().utm, affb: arrival().affb });
