import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scriptsIn } from '../apps/edge/src/pages/script-inventory.ts';
import { keepReplaced } from '../scripts/kept-assets.ts';

const root = resolve(import.meta.dirname, '..');
const client = 'apps/web/build/client/assets';
const frames = 'apps/frames/dist/assets';
/** A file of a build, whose name contains a hash of its content. */
const hashed = /^(.+-)([\w-]{8})(\.\w+)$/;
const written = /\.(?:js|css|html|json|map)$/;

/**
 * Writes a folder as it would be after another build is deployed: the same sources, and a browser build in which
 * every file name and the manifest's version differ. As with `npm run build`, the files of the replaced build are
 * kept.
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
      // Compressed files still contain the old names, so they are removed. A file without a compressed copy is served
      // uncompressed.
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

/** Replaces the names of a build's files, and its manifest version, with those of the next build. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  const version = /manifest-([0-9a-f]{8})\.js/.exec(
    [...names.keys()].find(name => name.startsWith('manifest-')) ?? '',
  )?.[1];
  const files = text.replaceAll(/[\w.-]+-[\w-]{8}\.\w+/g, name => names.get(name) ?? name);
  return version === undefined ? files : files.replaceAll(version, [...version].toReversed().join(''));
}
