import { writeFileSync } from 'node:fs';
import { routesFile } from './routes-file.ts';

// `node packages/contract/routes/generate.ts` writes packages/contract/src/core/routes.ts.
writeFileSync(new URL('../src/core/routes.ts', import.meta.url), routesFile());
