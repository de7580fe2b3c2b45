import { nouns } from '../src/core/call-table.ts';

/**
 * Generates the files of `src/routes/` by name: the routes of all calls that a browser client makes. Each noun has its
 * own file, so that a page loads only the routes that it uses.
 */
export const routesFiles = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(nouns).filter(isOfBrowser).map(routesOf));

/** Excludes the operator console, which the browser client never calls. */
const isOfBrowser = ([noun]: [string, unknown]): boolean => !/console/i.test(noun);

const routesOf = ([noun, table]: [string, Readonly<Record<string, { readonly route: string }>>]): [string, string] => [
  `${kebab(noun)}.ts`,
  `import type { Route } from '../core/endpoint.ts';

/**
 * The routes of these calls. The browser's clients use only these strings, so that no schema is bundled. Generated from
 * the noun's call table by \`node packages/contract/routes/generate.ts\`.
 */
export const ${noun}Routes = {
${Object.entries(table)
  .map(([name, { route }]) => `  ${name}: '${route}',\n`)
  .join('')}} as const satisfies Record<string, Route>;
`,
];

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
