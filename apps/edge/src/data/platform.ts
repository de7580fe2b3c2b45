import { splitRoute, type Route } from '@liftoff/contract/core/endpoint';
import type { Answer, Send } from '@liftoff/contract/core/client';
import { callTable } from '@liftoff/contract/core/call-table';
import type { EdgeConfig } from '../config/config.ts';
import { ofItsShape } from './answer-shape.ts';
import { withDeadline } from '../limits/deadline.ts';
import { DataCache, type CachedAnswer, type CacheRule } from './data-cache.ts';
import { log } from '../config/log.ts';
import { loadByHttp, type Load } from './load.ts';
import type { Visitor } from '../config/visitor.ts';
import { Silence } from './silence.ts';
import { saying, WholeAnswer } from './whole-answer.ts';

const cacheRules = new Map<Route, CacheRule>(
  Object.values(callTable).flatMap(call => ('cache' in call && call.cache ? [[call.route, call.cache] as const] : [])),
);

/** Answers calls for data that the edge itself holds (configuration), before the platform is called. */
export type LocalAnswers = (method: string, url: URL, visitor: Pick<Visitor, 'country'>) => WholeAnswer | undefined;

/** The visitor or edge task on whose behalf a page's calls are made. */
export interface Asker {
  /** The site origin that was requested. Determines which brand's configuration is returned. */
  origin?: string;
  /** `null` if the edge calls for itself, because the result is shown to many visitors. */
  visitor: Visitor | null;
  country: string;
  /** The country reported to the platform, as in `Visitor`. */
  knownCountry: string | null;
  cookie: string | null;
  requestId: string;
}

/** Receives notes about the responses that a page was rendered from. */
export interface AnswerNotes {
  /** Older data was used because a response did not arrive [B11]. */
  stale(): void;
  /** A response did not arrive, and no older data could replace it. */
  failed(): void;
}

export type Ask = (url: string, init: RequestInit) => Promise<Response>;

export interface Platform {
  /**
   * Returns the function with which the page renderer calls the platform. Data shared by guests is cached, and is
   * requested without anyone's address or cookie.
   */
  sendFor(asker: Asker, reported: AnswerNotes): Send;
  /** The headers that tell the platform who is calling [A46]. */
  identity(visitor: Visitor, requestId: string): Record<string, string>;
  ask: Ask;
  /** Passes on a successful response that matches the contract, and rejects others. */
  shaped: LoadParts['shaped'];
}

/** Called with the route name of each page load that failed or fell back to older data [ERR-007, ERR-024]. */
type WarnOfLoad = (line: { requestId: string; load: Route; stale?: true; status?: number; err?: unknown }) => void;

export interface LoadParts {
  warn: WarnOfLoad;
  load: Load;
  /** Reads a response to its end. Rejects a successful response that does not match the contract. */
  shaped: (route: Route, answer: WholeAnswer | Response) => Promise<WholeAnswer | Response>;
}

const loadParts: LoadParts = {
  warn: line => log.warn(line, 'a load of a page failed'),
  load: loadByHttp,
  shaped: ofItsShape,
};

export function connectPlatform(
  config: EdgeConfig,
  local: LocalAnswers,
  now: () => number,
  ask: Ask,
  parts: Partial<LoadParts> = {},
): Platform {
  const { warn, load, shaped } = { ...loadParts, ...parts };
  const cache = new DataCache(now, config.upstreamTimeoutMs);
  const silence = new Silence();
  const identity = (visitor: Visitor, requestId: string) => identityOf(visitor, requestId, config.edgeKey);
  const send = async (
    route: Route,
    url: string,
    init: RequestInit,
    signal: AbortSignal,
    who: Record<string, string>,
  ) => {
    const answer = await silence.wait(unheard =>
      load(config.platformUrl + url, {
        method: splitRoute(route).method,
        headers: { ...Object.fromEntries(new Headers(init.headers)), ...who },
        ...(typeof init.body === 'string' ? { body: init.body } : {}),
        signal: AbortSignal.any([signal, unheard, ...(init.signal ? [init.signal] : [])]),
      }),
    );
    return shaped(route, answer);
  };
  return {
    ask: async (url, init) => {
      const answer = await ask(url, init);
      silence.answered();
      return answer;
    },
    shaped,
    identity,
    sendFor: (asker, reported) => {
      const { itself, fresh } = headersOf(asker, config.edgeKey);
      const answerTo: Send = async (route, url, init) => {
        const { method } = splitRoute(route);
        const answered = local(method, new URL(url, asker.origin ?? 'http://edge'), asker);
        if (answered) return answered;
        const rule = cacheRules.get(route);
        if (!rule || (rule.guestsOnly && asker.visitor !== null))
          return withDeadline(config.upstreamTimeoutMs, signal => send(route, url, init, signal, fresh));
        const key = keyOf(route, url, init, asker.knownCountry);
        const answer = await cache.read(key, rule, signal => send(route, url, withoutSignal(init), signal, itself));
        if (answer.stale) {
          reported.stale();
          warn({ requestId: asker.requestId, load: route, stale: true });
        }
        return answerOf(answer);
      };
      return async (route, url, init) => {
        try {
          const answer = await answerTo(route, url, init);
          if (isFailure(answer.status)) {
            reported.failed();
            warn({ requestId: asker.requestId, load: route, status: answer.status });
          }
          return answer;
        } catch (error) {
          reported.failed();
          warn({ requestId: asker.requestId, load: route, err: error });
          throw error;
        }
      };
    },
  };
}

const identityOf = (visitor: Visitor, requestId: string, edgeKey: string): Record<string, string> => ({
  'x-edge-key': edgeKey,
  'x-forwarded-for': visitor.ip,
  'x-country': visitor.knownCountry ?? '',
  'x-request-id': requestId,
});

/**
 * The headers of a page's calls: of those whose responses are shared by all hosts, which are requested without naming
 * a host or a visitor, and of those that are made anew for this page.
 */
function headersOf(
  { visitor, origin, cookie, requestId, knownCountry }: Asker,
  edgeKey: string,
): { itself: Record<string, string>; fresh: Record<string, string> } {
  const itself = { 'x-edge-key': edgeKey, 'x-country': knownCountry ?? '', 'x-request-id': requestId };
  const byVisitor = visitor && { ...identityOf(visitor, requestId, edgeKey), ...(cookie ? { cookie } : {}) };
  const host = origin === undefined ? {} : { 'x-forwarded-host': new URL(origin).host };
  return { itself, fresh: { ...(byVisitor ?? itself), ...host } };
}

function answerOf({ status, contentType, value, body, stale }: CachedAnswer): Answer {
  const headers = { 'content-type': contentType, ...(stale ? { 'x-data-stale': '1' } : {}) };
  return value === undefined ? new WholeAnswer(status, new Headers(headers), body) : saying(value, headers);
}

/** A visitor who gives up must not abort a call that others are still waiting for. */
const withoutSignal = ({ signal: _signal, ...init }: RequestInit): RequestInit => init;

/**
 * Everything that a shared response can depend on: the call, its headers and body, and the country reported to the
 * platform.
 */
const keyOf = (route: Route, url: string, init: RequestInit, country: string | null): string =>
  JSON.stringify([route, url, country, [...new Headers(init.headers)], init.body ?? null]);

/**
 * Whether a status counts as a failure. 501, for a call that is declared but not built yet, is an ordinary response.
 */
const isFailure = (status: number): boolean => (status >= 500 && status !== 501) || status === 429;
