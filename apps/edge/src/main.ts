import { join } from 'node:path';
import { makeApp } from './app/app.ts';
import { readConfig } from './config/config.ts';
import { drain } from './app/drain.ts';
import { configAnswers } from './calls/fe-config.ts';
import { listenSentence } from './app/listen-sentence.ts';
import { log } from './config/log.ts';
import { answersFromMemory } from './app/from-memory.ts';
import { PageBodies } from './pages/page-bodies.ts';
import { PageKeeper } from './pages/page-keeper.ts';
import { EditedFiles } from './data/edited-files.ts';
import { connectPlatform } from './data/platform.ts';
import { RateLimiter } from './limits/rate-limiter.ts';
import { RenderGate } from './limits/render-gate.ts';
import { openServer, serverLimits } from './app/server.ts';
import { settingFaults, startFaults } from './config/setting-faults.ts';
import { passSocketsOn } from './app/sockets.ts';
import { TelemetrySinks } from './reports/telemetry.ts';
import { Texts } from './calls/texts.ts';
import { openWeb } from './pages/web-build.ts';

const faults = [...settingFaults(process.env), ...startFaults(process.env)];
if (faults.length > 0) {
  log.fatal(faults.join('\n'));
  process.exit(1);
}
const config = readConfig(process.env);
const now = () => Date.now();
const keep = config.mode !== 'development';

const listener: { fetch: (request: Request, env: never) => Response | Promise<Response> } = {
  fetch: () => new Response('starting', { status: 503 }),
};
const limiter = new RateLimiter(now, config.rateFactor);
const keeper = new PageKeeper(now);
const bodies = new PageBodies();
const fetchByApp = (request: Request, env: unknown) => listener.fetch(request, env as never);
const server = openServer(fetchByApp, config, serverLimits, answersFromMemory({ config, keeper, bodies, limiter }));
const web = await openWeb(config, server);
/** All scripts are read again every hour. Changes in between are detected when a script is requested. */
const scriptsEveryMs = 3_600_000;
if (web.scripts) {
  const { scripts } = web;
  if (scripts.check().length > 0) {
    log.fatal('Scripts of the site are not those that were built: run `npm run build`.');
    process.exit(1);
  }
  setInterval(() => scripts.check(), scriptsEveryMs).unref();
}
const edited = new EditedFiles();
const local = configAnswers(config.feConfigDir, keep, config.bettingSandbox, config.brands, edited);
const platform = connectPlatform(config, local, now, fetch);
await edited.follow(platform, config);
const app = makeApp({
  config,
  web,
  local,
  platform,
  texts: new Texts(join(config.root, 'messages'), keep),
  telemetry: new TelemetrySinks(now, limiter),
  limiter,
  keeper,
  bodies,
  gate: new RenderGate(config.rateFactor),
  now,
});
listener.fetch = app.fetch;

if (web.middleware) {
  const { middleware } = web;
  const ours = server.listeners('request') as ((...args: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) =>
    middleware(request, response, () => ours.forEach(listen => listen(request, response))),
  );
}
const sockets = passSocketsOn(server, config, limiter);
server.once('error', (error: NodeJS.ErrnoException) => {
  log.fatal({ err: error }, listenSentence(error.code, config.port));
  process.exit(1);
});
server.listen(config.port, () => log.info({ port: config.port, mode: config.mode }, 'edge listens'));

/** Lets calls in progress finish, then exits. A second signal exits immediately. */
const stop = (signal: string): void => {
  log.info({ signal }, 'edge stops');
  void drain(server, sockets).then(() => web.close().then(() => process.exit(0)));
};
process.once('SIGTERM', () => stop('SIGTERM'));
process.once('SIGINT', () => stop('SIGINT'));
// Logs an unexpected error and ends the process, because a restart recovers from operations left half done [A49].
process.on('uncaughtException', error => {
  log.fatal({ err: error }, 'the unforeseen happened');
  process.exit(1);
});
// The parent process that kept a channel to this one no longer exists.
process.once('disconnect', () => stop('disconnect'));
