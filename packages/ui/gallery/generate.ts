import { writeFileSync } from 'node:fs';
import { exportedComponents, namesFile } from './exported-components.ts';

// Run `node packages/ui/gallery/generate.ts` to write the names of the components that the gallery must show.
writeFileSync(new URL('component-names.ts', import.meta.url), namesFile(exportedComponents()));
