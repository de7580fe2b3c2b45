import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { logFileOf, openCasino, type Casino } from './casino.ts';
import { expectLogWithoutSecrets, notingLinks } from './log-secrets.ts';
import { casinosFolder, seededFolder } from './seeded-casino.ts';

/** How this casino differs from the one that most journeys use. */
interface Differences {
  /** Files that answer the configuration calls: contents by file name without `.json`. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Writes the operator's text pages into a folder that does not exist yet. */
  readonly pages?: (folder: string) => void;
  readonly env?: NodeJS.ProcessEnv;
  readonly host?: Parameters<typeof openCasino>[2];
}

type Worker = Pick<TestInfo, 'workerIndex'>;
type Use = (casino: Casino) => Promise<void>;

/**
 * Fixture for one casino per worker: a copy of the seeded casino, removed with its folder after the worker's last
 * journey.
 */
export function workerCasino({ config, pages, env, host }: Differences = {}) {
  const open = async (
    { browserName: _browserName }: { browserName: string },
    use: Use,
    info: Worker,
  ): Promise<void> => {
    const folder = join(casinosFolder, `worker-${info.workerIndex}`);
    const [configFolder, pagesFolder] = [`${folder}-fe`, `${folder}-pages`];
    mkdirSync(configFolder);
    for (const [name, value] of Object.entries(config ?? {}))
      writeFileSync(join(configFolder, `${name}.json`), JSON.stringify(value));
    pages?.(pagesFolder);
    // The picture folder is a link to a folder that all casinos share, and stays a link in the copy.
    cpSync(seededFolder, folder, { recursive: true, verbatimSymlinks: true });
    const folders = { ...(config && { FE_CONFIG_DIR: configFolder }), ...(pages && { PAGES_DIR: pagesFolder }) };
    // Logs every call, so that a secret in any log line is found.
    const opened = await openCasino(folder, { LOG_LEVEL: 'debug', ...folders, ...env }, host);
    const { casino, tokens } = notingLinks(opened);
    await use(casino);
    await opened.close();
    expectLogWithoutSecrets(logFileOf(folder), tokens);
    for (const own of [folder, configFolder, pagesFolder]) rmSync(own, { recursive: true, force: true });
  };
  return [open, { scope: 'worker', timeout: 180_000 }] satisfies [typeof open, { scope: 'worker'; timeout: number }];
}
