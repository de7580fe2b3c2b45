import {
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetch,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouter,
} from 'react-router';
import { handed, type BrowserHistory, type ServedPage } from './served-page.tsx';

/** React Router's own data router, as its `HydratedRouter` makes it, with all routes of the site. */
export async function openFullRouter(page: ServedPage, history: BrowserHistory): Promise<DataRouter> {
  const { manifest, modules, data, basename } = page;
  // It leaves all routes on `window`, where a guest's page had only its own.
  await import(/* @vite-ignore */ manifest.url);
  const { __reactRouterManifest: whole } = handed();
  Object.assign(manifest.routes, whole.routes);
  const router: DataRouter = createRouter({
    routes: createClientRoutes(manifest.routes, modules, data, true, false),
    history,
    basename,
    hydrationData: data,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: singleFetch(() => router, manifest, modules, true),
  });
  return router.initialize();
}
