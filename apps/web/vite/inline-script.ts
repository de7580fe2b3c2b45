import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const query = '?inline-script';

/** Text that would start or end a script element inside a script. In strings, the escape has the same meaning. */
const endsScript = /<(?=!--|\/?script)/gi;

async function inlineText(entry: string): Promise<string> {
  const bundle = await rolldown({ input: entry, transform: { target: 'es2022' } });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim().replaceAll(endsScript, String.raw`\x3C`);
}

/** `import text from './name.ts?inline-script'` returns the module and its imports as one minified inline script. */
export const inlineScripts = (): Plugin => ({
  name: 'liftoff:inline-scripts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(query)) return null;
    const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
    return found && found.id + query;
  },
  async load(id) {
    if (!id.endsWith(query)) return null;
    const entry = id.slice(0, -query.length);
    this.addWatchFile(entry);
    return { code: `export default ${JSON.stringify(await inlineText(entry))};`, moduleType: 'js' };
  },
});
