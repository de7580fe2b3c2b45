import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scriptsIn } from '../apps/edge/src/pages/script-inventory.ts';
import { keepReplaced } from '../scripts/kept-assets.ts';

const root = resolve(import.meta.dirname, '..');
const client = 'apps/web/build/client/assets';
const frames = 'apps/frames/dist/assets';
/** A file of a build: its name has what was made of its content. */
const hashed = /^(.+-)([\w-]{8})(\.\w+)$/;
const written = /\.(?:js|css|html|json|map)$/;

/**
 * Writes into a folder the casino as the deploy of another build leaves it: the same sources, and the browser's build with
 * every name of a file, and the version of its manifest, another one. The files of the build that it replaces are kept as
 * they are by `npm run build`.
 */
export function writeNextBuild(folder: string): void {
  const at = (path: string) => join(folder, path);
  rmSync(folder, { recursive: true, force: true });
  for (const app of ['edge', 'platform', 'web', 'frames']) mkdirSync(at(`apps/${app}`), { recursive: true });
  for (const same of [
    'node_modules',
    'packages',
    'messages',
    'config',
    'apps/platform/node_modules',
    'apps/web/node_modules',
  ])
    symlinkSync(join(root, same), at(same));
  const copied = [
    'edge/src',
    'edge/package.json',
    'platform/src',
    'platform/package.json',
    'web/build',
    'web/package.json',
    'frames/dist',
  ];
  for (const path of copied) cpSync(join(root, 'apps', path), at(`apps/${path}`), { recursive: true });

  keepReplaced(join(root, frames), at('.cache/kept-assets/frames'), new Date());
  keepReplaced(join(root, client), at('.cache/kept-assets/site/assets'), new Date());

  const names = new Map<string, string>();
  for (const assets of [client, frames])
    for (const name of filesIn(at(assets))) {
      // What is packed has other names in it: a file that has none is served as it is.
      if (/\.(?:br|gz)$/.test(name)) rmSync(at(`${assets}/${name}`));
      const [, stem, hash = '', kind] = hashed.exec(name) ?? [];
      if (stem !== undefined) names.set(name, `${stem}${[...hash].toReversed().join('')}${kind}`);
    }
  for (const built of ['apps/web/build', 'apps/frames/dist'])
    for (const name of filesIn(at(built))) {
      const file = at(`${built}/${name}`);
      if (written.test(name)) writeFileSync(file, renamed(readFileSync(file, 'utf8'), names));
      const own = name.split('/').at(-1) ?? '';
      const next = names.get(own);
      if (next !== undefined) renameSync(file, file.slice(0, -own.length) + next);
    }
  writeFileSync(at('apps/web/build/scripts.json'), JSON.stringify(scriptsIn(at('apps/web/build/client'))));
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(entry =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  );

/** A text of a build with the names of the next one's files, and with another version of its manifest. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  const version = /manifest-([0-9a-f]{8})\.js/.exec(
    [...names.keys()].find(name => name.startsWith('manifest-')) ?? '',
  )?.[1];
  const files = text.replaceAll(/[\w.-]+-[\w-]{8}\.\w+/g, name => names.get(name) ?? name);
  return version === undefined ? files : files.replaceAll(version, [...version].toReversed().join(''));
}
