import { writeFileSync } from 'node:fs';
import { routesFile } from './routes-file.ts';

// node packages/contract/routes/generate.ts: writes packages/contract/src/routes.ts.
writeFileSync(new URL('../src/routes.ts', import.meta.url), routesFile());
