import { writeFileSync } from 'node:fs';
import { exportedComponents, namesFile } from './exported-components.ts';

// node packages/ui/gallery/generate.ts: writes the names of the components that the gallery must show.
writeFileSync(new URL('component-names.ts', import.meta.url), namesFile(exportedComponents()));
