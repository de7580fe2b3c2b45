import { defaultProduct, pathOfProduct } from '@liftoff/contract/content/product-slug';
import type { ServerBuild } from 'react-router';

/**
 * The build with the brand's slug in the addresses that `routes.ts` writes with the default one [PROUTE-016]. A brand is
 * configured after the build, and a part of a path segment cannot be a parameter.
 */
export function withProduct(build: ServerBuild, product: string): ServerBuild {
  if (product === defaultProduct) return build;
  const renamed = <R extends { path?: string } | undefined>(routes: Record<string, R>): Record<string, R> =>
    Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [
        id,
        route?.path === undefined ? route : { ...route, path: pathOfProduct(route.path, product) },
      ]),
    );
  return { ...build, routes: renamed(build.routes), assets: { ...build.assets, routes: renamed(build.assets.routes) } };
}
