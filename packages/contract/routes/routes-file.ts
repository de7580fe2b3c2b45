import { nouns } from '../src/core/call-table.ts';

/** Generates the source of `src/core/routes.ts`: the routes of all calls that a browser client makes. */
export const routesFile = (): string => `import type { Route } from './endpoint.ts';

/**
 * The route of every call except the console's, by noun. The browser's clients use only these strings, so that no
 * schema is bundled. Generated from the nouns' call tables by \`node packages/contract/routes/generate.ts\`.
 */
${Object.entries(nouns).filter(isOfBrowser).map(routesOf).join('')}`;

/** Excludes the operator console, which the browser client never calls. */
const isOfBrowser = ([noun]: [string, unknown]): boolean => !/console/i.test(noun);

const routesOf = ([noun, table]: [string, Readonly<Record<string, { readonly route: string }>>]): string => `
export const ${noun}Routes = {
${Object.entries(table)
  .map(([name, { route }]) => `  ${name}: '${route}',\n`)
  .join('')}} as const satisfies Record<string, Route>;
`;
