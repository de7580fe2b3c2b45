import { isProductPath, defaultProduct } from '@liftoff/contract/content/product-slug';
import type { EntryContext } from 'react-router';
import type { PageStart } from './page-start.ts';

/** Lists the modules that React Router's `<Scripts>` would load, so that `start-page.ts` can load them instead. */
export function pageStart(
  { manifest, staticHandlerContext }: EntryContext,
  waits: boolean,
  product = defaultProduct,
): PageStart {
  const routes: Record<string, string[]> = {};
  const imports = [...manifest.entry.imports];
  for (const { route } of staticHandlerContext.matches) {
    const known = manifest.routes[route.id];
    if (!known) throw new Error(`The build has no route ${route.id}.`);
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = known;
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module];
    routes[route.id] = parts.filter(part => part !== undefined);
    imports.push(...(known.imports ?? []));
  }
  const first = manifest.hmr ? [manifest.hmr.runtime, manifest.url] : [manifest.url];
  const entry = manifest.entry.module;
  const own = new Set([...first, ...Object.values(routes).flat(), entry]);
  const paths = pathsOf(manifest, product);
  return { waits, shared: [...new Set(imports)].filter(href => !own.has(href)), first, routes, ...paths, entry };
}

/** The routes whose path has the brand's slug; the file of all routes has the default one. */
function pathsOf({ routes }: EntryContext['manifest'], product: string): Pick<PageStart, 'paths'> {
  if (product === defaultProduct) return {};
  const renamed = Object.entries(routes).flatMap(([id, route]) =>
    route?.path !== undefined && isProductPath(route.path, product) ? [[id, route.path] as const] : [],
  );
  return { paths: Object.fromEntries(renamed) };
}

/**
 * Creates the value of `StartContext` for a page. Calling that value also sets `didRenderScripts`, as React Router's
 * own `<Scripts>` does, because `ServerRouter` writes the page's data only if it is set.
 */
export const routerStart = (context: EntryContext, waits: boolean, product: string) => () => {
  context.renderMeta ??= {};
  context.renderMeta.didRenderScripts = true;
  const { serverHandoffString } = context;
  const data = `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());`;
  return { start: pageStart(context, waits, product), data };
};
