import { retryEvents } from '../shared/parts/retried-part.ts';

/** A script's wait for what may mean that there is a connection again. */
export const nextUse = `await new Promise(go => ${JSON.stringify(retryEvents)}.forEach(sign => addEventListener(sign, go, { once: true, passive: true, capture: true })));`;

/** A script's `get`, which imports a module and tries again, for as long as it does not come, after `wait`. */
export const getting = (wait: string): string => `const get = async href => {
  for (;;) try { return await import(href); } catch { ${wait} }
};
`;

/** The imports of the router's start of a page, in their order, by `get`. */
export const gettingImports = (code: string): string =>
  code
    .replaceAll(/\bimport\(/g, 'get(')
    .replaceAll(/import \* as (\w+) from ("[^"]+");?/g, 'const $1 = await get($2);')
    .replaceAll(/^import ("[^"]+");?/gm, 'await get($1);');

const startOfModule = ' type="module" async="">';

/**
 * A player's page, which asks for its modules at once, with a start that asks again for one that does not come, where a
 * static import would leave the page without any script.
 */
export function withGettingImports(page: Buffer): Buffer {
  const at = page.lastIndexOf(startOfModule);
  if (at === -1) return page;
  const from = at + startOfModule.length;
  const to = page.indexOf('</script>', from);
  const code = getting(nextUse) + gettingImports(page.toString('utf8', from, to));
  return Buffer.concat([page.subarray(0, from), Buffer.from(code), page.subarray(to)]);
}
