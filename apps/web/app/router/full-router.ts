import {
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetch,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouter,
} from 'react-router';
import { watchExpectedLinks } from './expected-links.ts';
import { pageAhead } from './page-ahead.ts';
import { handed, type BrowserHistory, type ServedPage } from './served-page.tsx';

/**
 * React Router's own data router, as its `HydratedRouter` makes it, with all routes of the site; where a link is about to
 * lead is read ahead.
 */
export async function openFullRouter(page: ServedPage, history: BrowserHistory): Promise<DataRouter> {
  const { manifest, modules, data, basename } = page;
  // It leaves all routes on `window`, where a guest's page had only its own.
  await import(/* @vite-ignore */ manifest.url);
  const { __reactRouterManifest: whole } = handed();
  Object.assign(manifest.routes, whole.routes);
  const routes = createClientRoutes(manifest.routes, modules, data, true, false);
  const own = singleFetch(() => router, manifest, modules, true);
  const ahead = pageAhead({ routes, basename, own, codeOf: id => manifest.routes[id]?.module });
  const router: DataRouter = createRouter({
    routes,
    history,
    basename,
    hydrationData: data,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: ahead.strategy,
  });
  const { dispose } = router;
  const stop = watchExpectedLinks(ahead.look);
  return Object.assign(router.initialize(), {
    dispose() {
      stop();
      dispose();
    },
  });
}
