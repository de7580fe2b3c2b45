import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { logFileOf, openCasino, type Casino } from './casino.ts';
import { expectLogWithoutSecrets, notingLinks } from './log-secrets.ts';
import { casinosFolder, seededFolder } from './seeded-casino.ts';

/** By what a casino differs from the one that most journeys are walked in. */
interface Differences {
  /** Files of the folder of configuration calls: contents by their names without `.json`. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Writes the operator's pages of text into a folder that is not there yet. */
  readonly pages?: (folder: string) => void;
  readonly env?: NodeJS.ProcessEnv;
  readonly host?: Parameters<typeof openCasino>[2];
}

type Worker = Pick<TestInfo, 'workerIndex'>;
type Use = (casino: Casino) => Promise<void>;

/** The fixture of a casino per worker: a copy of the seeded one, and gone with its folder after the worker's last journey. */
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
    // Pictures are a link to the one folder of all casinos, and stay one.
    cpSync(seededFolder, folder, { recursive: true, verbatimSymlinks: true });
    const folders = { ...(config && { FE_CONFIG_DIR: configFolder }), ...(pages && { PAGES_DIR: pagesFolder }) };
    // A line for every call, so that a secret is found where one is written.
    const opened = await openCasino(folder, { LOG_LEVEL: 'debug', ...folders, ...env }, host);
    const { casino, tokens } = notingLinks(opened);
    await use(casino);
    await opened.close();
    expectLogWithoutSecrets(logFileOf(folder), tokens);
    for (const own of [folder, configFolder, pagesFolder]) rmSync(own, { recursive: true, force: true });
  };
  return [open, { scope: 'worker', timeout: 180_000 }] satisfies [typeof open, { scope: 'worker'; timeout: number }];
}
