import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Send } from '@liftoff/contract/core/client';
import type { Locale } from '@liftoff/contract/core/locale';
import type { Look } from '../config/brands.ts';
import type { EdgeConfig } from '../config/config.ts';
import { log } from '../config/log.ts';
import { scriptInventory, type ScriptInventory, type Scripts } from './script-inventory.ts';

/** The data that the web build receives for one page. It must match `page-context.ts` in the web app. */
export interface PageContext {
  send: Send;
  base: '' | '/guest';
  locale: Locale;
  defaultLocale: Locale;
  country: string;
  theme: 'dark' | 'light';
  nonce: string;
  origin: string;
  mirror: boolean;
  wwwTwin: string | null;
  platformPublicUrl: string;
  look: Look | null;
  product: string;
  signedIn: boolean;
  mode: 'development' | 'production';
  flagScreen: boolean;
  report: (error: unknown) => void;
}

/** A complete page, or its router data. It must match `server.ts` in the web app. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  /** The body, encoded as UTF-8. */
  body: Uint8Array;
}

export interface WebBuild {
  renderPage(request: Request, page: PageContext): Promise<RenderedPage>;
}

export interface Web {
  load(): Promise<WebBuild>;
  /** Vite's own middleware for modules and hot reload; only in development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  clientFolder: string;
  /** The inventory against which scripts are checked; `null` in development, where scripts are built on request. */
  scripts: ScriptInventory | null;
  close(): Promise<void>;
}

/**
 * Loads the web app's production build, or runs Vite on its source in development. The edge itself never imports that
 * source. Throws if the site is not built yet.
 */
export async function openWeb(config: EdgeConfig, server: Server): Promise<Web> {
  const root = join(config.root, 'apps/web');
  const clientFolder = join(root, 'build/client');
  if (config.mode !== 'development') {
    const file = join(root, 'build/server/index.js');
    if (!existsSync(file)) throw new Error('The site is not built yet: run `npm run build`.');
    const build = (await import(pathToFileURL(file).href)) as WebBuild;
    const built = JSON.parse(readFileSync(join(root, 'build/scripts.json'), 'utf8')) as Scripts;
    const scripts = scriptInventory(clientFolder, built, script =>
      log.error({ script }, 'a script is not the one that was built, and is served no more'),
    );
    return { load: async () => build, clientFolder, scripts, close: async () => undefined };
  }
  const { createServer } = await import('vite');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  return {
    load: async () => (await vite.ssrLoadModule('/app/server.ts')) as unknown as WebBuild,
    middleware: vite.middlewares,
    clientFolder,
    scripts: null,
    close: () => vite.close(),
  };
}
