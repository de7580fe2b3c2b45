import { affbOf, broughtAffb, isSearchEngine } from '@liftoff/rules/account/affiliate';
import { contentRoutes, telemetryRoutes, siteConfigRoutes } from '@liftoff/contract/core/routes';
import { callsOf } from '../calls/calls-of.ts';
import { requireAnswer } from '../calls/require-answer.ts';
import { logFailure } from '../calls/client-log.ts';
import { sendFromBrowser } from '../calls/send.ts';
import { readConsent } from '../preferences/consent.ts';
import { keepSessionPreference, readSessionPreference } from '../preferences/preferences.ts';
import { keepCookie, readCookie } from '../preferences/cookies.ts';

/** The marks of where a visitor came from. */
export interface Arrival {
  /** The affiliate's tag. */
  readonly stag: string | null;
  /** The id of the affiliate's link. */
  readonly affb: string;
  /** The tags of a campaign, by their names in the address. */
  readonly utm: Readonly<Record<string, string>>;
}

/** Days, CONST-015 and CONST-016. */
const keptDays = 30;
/** What of a mark is kept, in characters: as much as registration takes of a tag. */
const markMax = 120;

const { stagByReferrer } = siteConfigRoutes;
const { project } = contentRoutes;
const calls = callsOf({ ...telemetryRoutes, stagByReferrer, project }, sendFromBrowser);

const markOf = (query: URLSearchParams, name: string): string | null => query.get(name)?.slice(0, markMax) || null;

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** Host of another site that led here; null for none, and for our own: with or without www, or under this one (ROUTE-002). */
function referrerHost(): string | null {
  if (document.referrer === '') return null;
  const { host } = new URL(document.referrer);
  const own = withoutWww(location.host);
  return withoutWww(host) === own || host.endsWith(`.${own}`) ? null : host;
}

/** As read from the address, the cookies and the referrer; of the page's first look on, until it is loaded anew. */
let arrived: Arrival | undefined;

/** The marks that address and referrer of this page have brought, by their cookies: what was kept before runs out as it would have. */
const brought = new Map<'stag' | 'affb', string>();

/** Reads the marks once: in the page that the visitor came to, whatever page of it they register on. */
export function arrival(): Arrival {
  arrived ??= read();
  return arrived;
}

/** The tags of a campaign in a query, by their names. */
const tagsOf = (query: URLSearchParams): Arrival['utm'] =>
  Object.fromEntries(
    [...query]
      .filter(([name]) => /^utm_[a-z_]{1,40}$/.test(name))
      .map(([name, value]) => [name, value.slice(0, markMax)]),
  );

/** What another document of the visit has kept of them; nothing without consent [D13]. */
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
 * Who was led here by another site and has no tag gets the one that the operator has written for that site (CALL-001);
 * where there is none, it is logged (ERR-016). A search engine leads here of itself. Done once; settles when it is.
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

/** Whether it is another host of this site (ROUTE-001); no, where the casino does not say. */
const isMirror = (host: string): Promise<boolean> =>
  calls
    .project({})
    .then(({ hosts }) => hosts.includes(host))
    .catch(() => false);

/**
 * Keeps the marks where the visitor has accepted cookies, those of a campaign for this visit, and tells that the latter were
 * kept (CALL-086); who has refused has none. Before a choice they are in this page's memory alone [D13].
 */
export function keepArrival(): void {
  const consent = readConsent();
  if (consent === 'refused') {
    for (const name of ['stag', 'affb']) keepCookie(name, '', 0);
    keepSessionPreference('utm', '');
  }
  if (consent !== 'accepted') return;
  const { utm } = arrival();
  for (const [name, mark] of brought) keepCookie(name, mark, keptDays);
  const tags = new URLSearchParams(utm).toString();
  // Another document of the visit has told it.
  if (tags === readSessionPreference('utm')) return;
  keepSessionPreference('utm', tags);
  void calls.utmSet({ body: { utmMetrics: metrics() } }).catch(() => undefined);
}

/** After a registration: the tags of the campaign that led to it (CALL-087). */
export async function sendArrival(): Promise<void> {
  await calls.utmSend({ body: { utmMetrics: metrics() } }).catch(() => undefined);
}

const metrics = (): Record<string, string> => ({ ...arrival().utm, affb: arrival().affb });
