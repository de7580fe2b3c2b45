import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { iconFiles, usedIcons } from './icon-files.ts';

// Run `node packages/ui/icons/generate.ts` to write packages/ui/src/icons.tsx and one file for each icon that is
// used.
const source = resolve(import.meta.dirname, '../src');
const shapes: Record<string, string> = JSON.parse(readFileSync(new URL('lucide.json', import.meta.url), 'utf8'));
const files = iconFiles(usedIcons(resolve(import.meta.dirname, '../../..')), shapes);

rmSync(join(source, 'icons'), { recursive: true, force: true });
mkdirSync(join(source, 'icons'));
for (const [path, text] of files) writeFileSync(join(source, path), text);
process.stdout.write(`${files.size - 1} icons\n`);
