import {
  matchRoutes,
  RouterContextProvider,
  type DataRouteMatch,
  type DataRouteObject,
  type DataStrategyFunction,
  type DataStrategyFunctionArgs,
  type DataStrategyMatch,
} from 'react-router';

/** The lists of games: what they say changes nothing by being read, and is the same a moment later. */
const lists: ReadonlySet<string> = new Set([
  'routes/lobby',
  'routes/pokies',
  'routes/live',
  'routes/category',
  'routes/producers',
  'routes/producer',
]);
/** The pages of a game, of which the code alone is got: what they say is read when the game is opened. */
const games: ReadonlySet<string> = new Set(['GameItem', 'GameItemSFU']);
/** Milliseconds; what was read longer ago is read anew. */
const freshMs = 10_000;

interface ReadAhead {
  readonly href: string;
  readonly id: string;
  readonly at: number;
  /** Null where it did not come, or is no plain answer: then the router asks for itself. */
  readonly answer: Promise<{ data: unknown } | null>;
}

export interface PageAhead {
  /** Reads the code and the data of a list that the visitor may press a link to, and the code of a game's page. */
  look(address: URL): void;
  /** A router's way to its data that takes what has been read ahead, once, where that is all it asks for. */
  strategy: DataStrategyFunction;
}

interface PageAheadOptions {
  routes: DataRouteObject[];
  basename: string;
  /** Where the code of a route is. */
  codeOf: (id: string) => string | undefined;
  /** How the router itself gets its data. */
  own: DataStrategyFunction;
}

/** Keeps the page that was last looked ahead to; one of ten seconds ago counts as none. */
export function pageAhead({ routes, basename, codeOf, own }: PageAheadOptions): PageAhead {
  let kept: ReadAhead | undefined;
  let reading: AbortController | undefined;
  const isFresh = ({ at }: ReadAhead) => performance.now() - at < freshMs;

  function take(href: string, id: string): ReadAhead['answer'] | null {
    if (kept?.href !== href || kept.id !== id || !isFresh(kept)) return null;
    const { answer } = kept;
    kept = undefined;
    // From here on it is the navigation's.
    reading = undefined;
    return answer;
  }

  return {
    look(address) {
      const href = withoutHash(address);
      const matches = matchRoutes(routes, address.pathname, basename) ?? [];
      const match = matches.at(-1);
      const id = match?.route.id;
      if (!match || id === undefined || href === withoutHash(location)) return;
      if (lists.has(id) || games.has(id)) matches.forEach(({ route }) => getCode(codeOf(route.id)));
      if (!lists.has(id) || (kept?.href === href && isFresh(kept))) return;
      reading?.abort();
      reading = new AbortController();
      const request = new Request(href, { signal: reading.signal });
      kept = { href, id, at: performance.now(), answer: answerOf(own, request, match).catch(() => null) };
    },

    async strategy(args) {
      const asked = args.matches.filter(match => match.shouldCallHandler());
      const id = asked.length === 1 ? asked[0]?.route.id : undefined;
      const plain = args.fetcherKey === null && args.request.method === 'GET';
      const answer = plain && id !== undefined ? await take(args.request.url, id) : null;
      if (answer === null || id === undefined) return own(args);
      const found = args.matches.map(async match => {
        const isAsked = match.route.id === id;
        const result = await match.resolve(async handler => (isAsked ? handler(async () => answer.data) : undefined));
        return isAsked ? [[id, result] as const] : [];
      });
      return Object.fromEntries((await Promise.all(found)).flat());
    },
  };
}

/** Where it does not come, as after a deploy, following the link deals with that. */
function getCode(address: string | undefined): void {
  if (address !== undefined) import(/* @vite-ignore */ address).catch(() => undefined);
}

const withoutHash = ({ origin, pathname, search }: URL | Location): string => origin + pathname + search;

/** Asks for the data of one route as the router does for a part of a page. Rejects, or null, where there is none. */
async function answerOf(
  own: DataStrategyFunction,
  request: Request,
  match: DataRouteMatch,
): Promise<{ data: unknown } | null> {
  const { id } = match.route;
  const only: DataStrategyMatch = {
    ...match,
    shouldLoad: true,
    shouldRevalidateArgs: null,
    shouldCallHandler: () => true,
    resolve: async handle => ({
      type: 'data',
      result: await handle?.(read => (typeof read === 'function' ? (read() as unknown) : undefined)),
    }),
  };
  const args: DataStrategyFunctionArgs = {
    request,
    url: new URL(request.url),
    pattern: match.route.path ?? '',
    params: match.params,
    context: new RouterContextProvider(),
    matches: [only],
    fetcherKey: 'ahead',
    runClientMiddleware: next => next(args),
  };
  const found = await own(args);
  return found[id]?.type === 'data' ? { data: found[id].result } : null;
}
