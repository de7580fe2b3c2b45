import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { scriptsIn } from '../apps/edge/src/pages/script-inventory.ts';
import { keepReplaced } from './kept-assets.ts';
import { buildLog, must, root } from './steps.ts';

const stampFile = join(root, '.cache/build.stamp');
/** The list of the build's scripts with their hashes, which the edge enforces. */
const scriptsFile = 'apps/web/build/scripts.json';
const outputs = [
  'apps/web/build/server/index.js',
  scriptsFile,
  'apps/frames/dist/index.html',
  'packages/ui/dist/index.html',
];
const inputs = [
  'packages/contract',
  'packages/rules',
  'packages/ui',
  'packages/art',
  'packages/catalogue',
  'apps/web',
  'apps/frames',
  'messages',
  'package-lock.json',
  'scripts/build.ts',
];

/** A single hash over all sources of the browser builds. */
function stampOfSources(): string {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...inputs], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const hash = createHash('sha256');
  for (const path of listed.split('\n').filter(Boolean).toSorted()) {
    const file = join(root, path);
    if (existsSync(file)) hash.update(path).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the site, the game frames and the component page if their sources have changed since the last build. */
export async function buildIfNeeded(): Promise<void> {
  const stamp = stampOfSources();
  const built = outputs.every(file => existsSync(join(root, file)));
  if (built && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const kept = join(root, '.cache/kept-assets');
  keepReplaced(join(root, 'apps/frames/dist/assets'), join(kept, 'frames'), new Date());
  keepReplaced(join(root, 'apps/web/build/client/assets'), join(kept, 'site/assets'), new Date());
  rmSync(buildLog, { force: true });
  await build('game frames', '@liftoff/frames');
  await build('site', '@liftoff/web');
  await build('component page', '@liftoff/ui');
  for (const folder of ['apps/web/build/client', 'apps/frames/dist/assets']) await compressFolder(join(root, folder));
  writeFileSync(join(root, scriptsFile), JSON.stringify(scriptsIn(join(root, 'apps/web/build/client')), null, 1));
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

const build = (what: string, workspace: string): Promise<void> =>
  must(`built the ${what}`, 'npm', ['run', '-s', 'build', '-w', workspace], { NODE_ENV: 'production' }, 'logged');

/** Writes a `.br` and a `.gz` next to every text file, so that no process has to compress a file again. */
async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(?:js|css|svg|json|txt|py|webmanifest)$/.test(name),
  );
  const compress = async (name: string) => {
    const file = join(folder, name);
    if (!statSync(file).isFile()) return;
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  };
  await Promise.all(files.map(compress));
}

if (import.meta.main) await buildIfNeeded();
