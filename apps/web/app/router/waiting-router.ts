import {
  createPath,
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  resolvePath,
  type DataRouter,
  type Location,
  type RouterNavigateOptions,
  type RouterState,
  type To,
} from 'react-router';
import type { BrowserHistory, ServedPage } from './served-page.tsx';
import { leavePage, reloadPage } from '../shared/site/address/leave-page.ts';
import { isPartMissing } from '../shared/parts/retried-part.ts';
import { isRoundUnderWay } from '../shared/site/round-under-way.ts';
import { noteScrolledByBrowser } from '../shared/site/scrolled-by-browser.ts';

type Listener = Parameters<BrowserHistory['listen']>[0];

/** Makes the full router over a history, at the location where the page was served. */
export type OpenFull = (page: ServedPage, history: BrowserHistory) => Promise<DataRouter>;

const openFull: OpenFull = async (page, history) => (await import('./full-router.ts')).openFullRouter(page, history);

export interface WaitingRouter extends DataRouter {
  /** Gets the full router, once. Rejects when its script does not come; the next call tries again. */
  load(): Promise<DataRouter>;
}

/** All of it but what the library keeps for its own development. */
type Own = Omit<WaitingRouter, `_internal${string}`>;

/**
 * The router of a page on which nothing has been done yet. It says what the server said; whatever moves it (an address,
 * Back, a fetcher, asking anew) brings the full router, which goes on from there under the same page. Where its script
 * does not come, as after a deploy, the browser itself goes to the address, or loads the page anew; so it does where a part
 * of the page has not come.
 */
export function waitingRouter(page: ServedPage, open: OpenFull = openFull): WaitingRouter {
  const { history } = page;
  const here = history.location;
  const state = stateOf(page, here);
  const kept: ((router: DataRouter) => void)[] = [];
  let full: DataRouter | undefined;
  let opening: Promise<DataRouter> | undefined;
  let listener: Listener | undefined;
  let missed: Parameters<Listener>[0] | undefined;

  const load = () =>
    (opening ??= open(page, { ...history, location: here, listen }).then(
      router => {
        full = router;
        for (const use of kept) use(router);
        if (missed) listener?.(missed);
        return router;
      },
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    ));

  /** A history has one listener, and this one hears Back and Forward from the beginning. */
  const listen = (next: Listener) => {
    listener = next;
    return () => (listener = undefined);
  };
  const unlisten = history.listen(update => {
    if (listener && full) return listener(update);
    // Where the visitor is by the time the full router is there. An entry without a number is the browser's own.
    missed = update;
    if (update.delta === null && update.location.hash !== '') noteScrolledByBrowser(update.location);
    load().catch(reloadPage);
  });

  const withFull = (use: (router: DataRouter) => Promise<void>): Promise<void> =>
    full ? use(full) : load().then(use, reloadPage);
  /** Now, or as soon as it is there; nothing waits for it. */
  const onFull = (use: (router: DataRouter) => void): void => void (full ? use(full) : kept.push(use));
  /** The same for what lasts until it is called off. */
  const lasting = (begin: (router: DataRouter) => () => void) => {
    let end: (() => void) | undefined;
    let over = false;
    onFull(router => {
      if (!over) end = begin(router);
    });
    return () => {
      over = true;
      end?.();
    };
  };

  async function navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    const mover = full ?? (await load().catch(() => null));
    const isWay = typeof to === 'number';
    // A round that is under way is not left for a dialog over it.
    if (mover && (isWay || !isPartMissing() || isRoundUnderWay())) return mover.navigate(to as To, options);
    if (isWay) return window.history.go(to);
    leavePage(addressOf(page, to, options));
  }

  const router: Own = {
    load,
    navigate,
    basename: page.basename,
    window,
    get future() {
      return full?.future ?? {};
    },
    get state() {
      return full?.state ?? state;
    },
    get routes() {
      return full?.routes ?? [];
    },
    get manifest() {
      return full?.manifest ?? {};
    },
    match: location => full?.match(location) ?? null,
    initialize: () => router as WaitingRouter,
    subscribe: subscriber => lasting(own => own.subscribe(subscriber)),
    enableScrollRestoration: (...given) => lasting(own => own.enableScrollRestoration(...given)),
    fetch: (...given) => withFull(own => own.fetch(...given)),
    revalidate: () => withFull(own => own.revalidate()),
    createHref: to => history.createHref(to),
    createURL: to => history.createURL(to),
    encodeLocation: to => history.encodeLocation(to),
    getFetcher(key) {
      if (full) return full.getFetcher(key);
      kept.push(own => own.getFetcher(key));
      return IDLE_FETCHER;
    },
    resetFetcher: (...given) => onFull(own => own.resetFetcher(...given)),
    deleteFetcher: key => onFull(own => own.deleteFetcher(key)),
    getBlocker(key, blocks) {
      if (full) return full.getBlocker(key, blocks);
      kept.push(own => own.getBlocker(key, blocks));
      return IDLE_BLOCKER;
    },
    deleteBlocker: key => onFull(own => own.deleteBlocker(key)),
    patchRoutes: (...given) => onFull(own => own.patchRoutes(...given)),
    dispose() {
      unlisten();
      full?.dispose();
    },
  };
  return router as WaitingRouter;
}

/** What the browser shows as the address of a navigation. */
function addressOf({ basename, history }: ServedPage, to: To | null, options?: RouterNavigateOptions): string {
  const base = basename === '/' ? '' : basename;
  const shown = options && 'mask' in options ? options.mask : undefined;
  if (shown) return history.createHref(shown);
  return base + createPath(resolvePath(to ?? '', history.location.pathname.slice(base.length) || '/'));
}

/** The full router's state at the start of a served page. */
function stateOf({ data, history, matches }: ServedPage, location: Location): RouterState {
  return {
    historyAction: history.action,
    location,
    matches: matches ?? [],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: data.loaderData ?? {},
    actionData: data.actionData ?? null,
    errors: data.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
