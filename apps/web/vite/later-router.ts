import type { Plugin } from 'vite';

/** Where the full router is imported: what only it uses of React Router comes with it. */
const importer = /\/app\/router\/full-router\.ts$/;

/**
 * Modules of React Router of which a first page uses a part and the full router all. None keeps state or is asked about
 * by identity, so that there can be two of each.
 */
const halved =
  /\/react-router\/dist\/production\/(index|lib\/router\/(router|instrumentation|matcher)|lib\/dom\/ssr\/(single-fetch|routes|routeModules|links|data))\.js$/;
const mark = '?later';

/**
 * Gives the full router its own copy of such modules. A module is in one chunk as a whole, and a few constants of
 * `router.js` that hooks need would bring the data router into the first page.
 */
export const laterRouter = (): Plugin => ({
  name: 'liftoff:later-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  async resolveId(source, from) {
    if (!from || !(from.endsWith(mark) || (source === 'react-router' && importer.test(from)))) return null;
    const found = await this.resolve(source, from.replace(mark, ''), { skipSelf: true });
    return found && halved.test(found.id) ? { ...found, id: found.id + mark } : found;
  },
});
