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

/** What the web's build is given for one page; the shape is the web's `page-context.ts`. */
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
  signedIn: boolean;
  mode: 'development' | 'production';
  report: (error: unknown) => void;
}

/** A page, or the router's data of one, whole; the shape is the web's `server.ts`. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  /** UTF-8. */
  body: Uint8Array;
}

export interface WebBuild {
  renderPage(request: Request, page: PageContext): Promise<RenderedPage>;
}

export interface Web {
  load(): Promise<WebBuild>;
  /** In development: Vite's own middleware for modules and hot reload. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  clientFolder: string;
  /** What its scripts are held to; null in development, where they are made as they are asked for. */
  scripts: ScriptInventory | null;
  close(): Promise<void>;
}

/** Loads the web's production build, or runs Vite over its source in development. The edge never imports that source. */
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
