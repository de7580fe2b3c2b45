import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { routesFiles } from './routes-files.ts';

// `node packages/contract/routes/generate.ts` writes the files of packages/contract/src/routes/.
const folder = new URL('../src/routes/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, source] of routesFiles()) writeFileSync(new URL(name, folder), source);
