import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from './free-port.ts';

/** A PostgreSQL server that belongs to one test, which can stop, start and freeze it. */
export interface OwnPostgres {
  readonly url: string;
  /** Resolves when the server accepts connections. */
  start(): Promise<void>;
  /** `immediate` ends the server as a crash does; `fast` ends its connections first. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  /** Pauses all processes of the server, so that connections stay open but nothing is answered. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

const debian = '/usr/lib/postgresql';

/** Folder of the newest PostgreSQL programs of Debian; `null` if there are none. */
export function postgresPrograms(): string | null {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map(version => join(debian, version, 'bin')).find(bin => existsSync(join(bin, 'initdb'))) ?? null;
}

/** The account that runs the server, because PostgreSQL refuses to run as root; `null` for the current account. */
function account(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Creates and starts a server with the programs of `bin`. */
export async function startOwnPostgres(bin: string): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'liftoff-postgres-'));
  const as = account();
  if (as !== null) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const [port = 0] = await freePorts(1);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const run = (program: string, args: readonly string[]) =>
    promisify(execFile)(join(bin, program), args, { cwd: folder, ...as });
  const control = (args: readonly string[]) => run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', ...args]);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8')
      .split(' ')
      .filter(pid => pid.trim() !== '');
    for (const pid of [main, ...children]) process.kill(Number(pid), name);
  };
  const server: OwnPostgres = {
    url: `postgres://liftoff@127.0.0.1:${port}/postgres`,
    start: async () => void (await control(['-o', options, 'start'])),
    stop: async mode => void (await control(['-m', mode, 'stop'])),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    remove: async () => {
      await server.stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await run('initdb', ['-D', data, '-U', 'liftoff', '-A', 'trust']);
  await server.start();
  return server;
}
