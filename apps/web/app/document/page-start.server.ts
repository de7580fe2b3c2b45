import type { EntryContext } from 'react-router';
import type { PageStart } from './page-start.ts';

/** Lists the modules that React Router's `<Scripts>` would load, so that `start-page.ts` can load them instead. */
export function pageStart({ manifest, staticHandlerContext }: EntryContext, waits: boolean): PageStart {
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
  return { waits, shared: [...new Set(imports)].filter(href => !own.has(href)), first, routes, entry };
}

/**
 * Creates the value of `StartContext` for a page. Calling that value also sets `didRenderScripts`, as React Router's
 * own `<Scripts>` does, because `ServerRouter` writes the page's data only if it is set.
 */
export const routerStart = (context: EntryContext, waits: boolean) => () => {
  context.renderMeta ??= {};
  context.renderMeta.didRenderScripts = true;
  const { serverHandoffString } = context;
  const data = `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream());`;
  return { start: pageStart(context, waits), data };
};
