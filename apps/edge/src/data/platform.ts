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
import { saying, WholeAnswer } from './whole-answer.ts';

const cacheRules = new Map<Route, CacheRule>(
  Object.values(callTable).flatMap(call => ('cache' in call && call.cache ? [[call.route, call.cache] as const] : [])),
);

/** Answers calls that the edge itself knows (configuration), before the platform is asked. */
export type LocalAnswers = (method: string, url: URL, visitor: Pick<Visitor, 'country'>) => WholeAnswer | undefined;

/** Whom a page's calls are made for. */
export interface Asker {
  /** The site's origin that was asked; it says whose configuration is answered. */
  origin?: string;
  /** Null where the edge asks for itself: what comes back is shown to many visitors. */
  visitor: Visitor | null;
  country: string;
  /** As in `Visitor`. */
  knownCountry: string | null;
  cookie: string | null;
  requestId: string;
}

/** Is told what a page was made of. */
export interface AnswerNotes {
  /** An older answer stood in for one that did not come [B11]. */
  stale(): void;
  /** An answer did not come, and nothing stood in for it. */
  failed(): void;
}

export type Ask = (url: string, init: RequestInit) => Promise<Response>;

export interface Platform {
  /** The page renderer's way to the platform. What guests share is kept, and asked for without anyone's address or cookie. */
  sendFor(asker: Asker, reported: AnswerNotes): Send;
  /** Headers that tell the platform who asks [A46]. */
  identity(visitor: Visitor, requestId: string): Record<string, string>;
  ask: Ask;
  /** Lets a success by that is of its call's shape, and rejects for any other. */
  shaped: LoadParts['shaped'];
}

/** Is told of each load of a page that did not come, by the name of its call (ERR-007, ERR-024). */
type WarnOfLoad = (line: { requestId: string; load: Route; stale?: true; status?: number; err?: unknown }) => void;

export interface LoadParts {
  warn: WarnOfLoad;
  load: Load;
  /** Reads an answer to its end, and rejects for a success that is not of its call's shape. */
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
  const identity = (visitor: Visitor, requestId: string) => ({
    'x-edge-key': config.edgeKey,
    'x-forwarded-for': visitor.ip,
    'x-country': visitor.knownCountry ?? '',
    'x-request-id': requestId,
  });
  return {
    ask,
    shaped,
    identity,
    sendFor: (asker, reported) => {
      const itself = {
        'x-edge-key': config.edgeKey,
        'x-country': asker.knownCountry ?? '',
        'x-request-id': asker.requestId,
      };
      const { visitor, origin, cookie, requestId } = asker;
      const byVisitor = visitor && { ...identity(visitor, requestId), ...(cookie ? { cookie } : {}) };
      // What is kept is kept for all hosts, so it is asked for without one.
      const fresh = {
        ...(byVisitor ?? itself),
        ...(origin === undefined ? {} : { 'x-forwarded-host': new URL(origin).host }),
      };
      const send = async (
        route: Route,
        url: string,
        init: RequestInit,
        signal: AbortSignal,
        who: Record<string, string>,
      ) =>
        shaped(
          route,
          await load(config.platformUrl + url, {
            method: splitRoute(route).method,
            headers: { ...Object.fromEntries(new Headers(init.headers)), ...who },
            ...(typeof init.body === 'string' ? { body: init.body } : {}),
            signal: init.signal ? AbortSignal.any([signal, init.signal]) : signal,
          }),
        );
      const answerTo: Send = async (route, url, init) => {
        const { method } = splitRoute(route);
        const answered = local(method, new URL(url, asker.origin ?? 'http://edge'), asker);
        if (answered) return answered;
        const rule = cacheRules.get(route);
        if (!rule) return withDeadline(config.upstreamTimeoutMs, signal => send(route, url, init, signal, fresh));
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

function answerOf({ status, contentType, value, body, stale }: CachedAnswer): Answer {
  const headers = { 'content-type': contentType, ...(stale ? { 'x-data-stale': '1' } : {}) };
  return value === undefined ? new WholeAnswer(status, new Headers(headers), body) : saying(value, headers);
}

/** What one visitor gives up waiting for, others are still waiting for. */
const withoutSignal = ({ signal: _signal, ...init }: RequestInit): RequestInit => init;

/** Everything a shared answer may depend on: the call, its headers and body, and the country the platform is told. */
const keyOf = (route: Route, url: string, init: RequestInit, country: string | null): string =>
  JSON.stringify([route, url, country, [...new Headers(init.headers)], init.body ?? null]);

/** A call that is declared and not built yet (501) is an answer like any other. */
const isFailure = (status: number): boolean => (status >= 500 && status !== 501) || status === 429;
