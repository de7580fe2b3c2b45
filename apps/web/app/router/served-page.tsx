import type { ComponentType } from 'react';
import {
  matchRoutes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_decodeViaTurboStream as decode,
  type DataRouteMatch,
  type DataRouteObject,
  type HydrationState,
  type UNSAFE_AssetsManifest as Manifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';

export type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** What the router's own scripts of a page leave on `window`. */
interface Handed {
  __reactRouterContext: { basename?: string; stream?: ReadableStream<Uint8Array> };
  __reactRouterManifest: Manifest;
  __reactRouterRouteModules: RouteModules;
}

export const handed = (): Handed => window as unknown as Handed;

/** A page as the server wrote it: what a router begins with. */
export interface ServedPage {
  basename: string;
  /** A guest's page names only the routes that it is made of; the others come with the full router. */
  manifest: Manifest;
  modules: RouteModules;
  data: HydrationState;
  history: BrowserHistory;
  /** Null where the address does not lead to the routes that the page is made of. */
  matches: DataRouteMatch[] | null;
}

/** Reads what the server wrote. Rejects when the page brings no data, or none that can be read. */
export async function readServedPage(): Promise<ServedPage> {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = handed();
  const { basename = '/', stream } = context;
  if (!stream) throw new Error('The page brings no data.');
  const state = (await decode(stream, window)).value as HydrationState;
  const ids = Object.keys(modules);
  const none = ids.filter(id => !manifest.routes[id]?.hasLoader).map(id => [id, null]);
  forgetMask();
  const history = createBrowserHistory();
  const matches = matchRoutes(branchOf(ids, manifest, modules), history.location, basename);
  return {
    basename,
    manifest,
    modules,
    data: { ...state, loaderData: { ...state.loaderData, ...Object.fromEntries(none) } },
    history,
    matches: matches?.length === ids.length ? matches : null,
  };
}

/** A dialog that lay over a page does so no longer after a reload: its address has a page of its own. */
function forgetMask(): void {
  const { history } = window;
  const state = history.state as { masked?: unknown } | null;
  if (state?.masked) history.replaceState({ ...state, masked: undefined }, '');
}

/** The page's routes, one inside the other, as the full router makes them: its own replace these without a new element. */
const branchOf = (ids: readonly string[], { routes }: Manifest, modules: RouteModules): DataRouteObject[] =>
  ids.reduceRight<DataRouteObject[]>((children, id) => {
    const { path, index } = routes[id] ?? {};
    const { default: Component, ErrorBoundary, Layout, handle } = modules[id] ?? {};
    const inLayout = (Part: ComponentType | undefined) => Part && (Layout ? <Layout>{<Part />}</Layout> : <Part />);
    const parts = { id, handle, element: inLayout(Component), errorElement: inLayout(ErrorBoundary) };
    const placed = path === undefined ? parts : { ...parts, path };
    return [index ? { ...placed, index } : { ...placed, children }];
  }, []);
