export interface Module {
  /** What is mutated. */
  readonly sources: readonly string[];
  /** The tests that judge it: its own, and of others those that hold it to its word. Simulations stay out. */
  readonly tests: readonly string[];
  /** What it guards; such a module has a floor. Null: nothing of a player's. */
  readonly holds: 'money' | 'identity' | 'protection' | null;
}

const platform = 'apps/platform/src';
const own = (folder: string): string => `${folder}/**/*.test.ts`;

/** The share of killed mutants below which a module that holds money, identity or protection fails. */
export const floor = 85;

export const modules = {
  wallet: { sources: [`${platform}/wallet`], tests: [own(`${platform}/wallet`)], holds: 'money' },
  limits: {
    sources: [`${platform}/limits`],
    tests: [own(`${platform}/limits`), `${platform}/cashbox/deposit-limit.test.ts`],
    holds: 'protection',
  },
  ledger: {
    sources: [`${platform}/ledger`],
    tests: [`${platform}/ledger/{entries,ledger,shards,tampering}.test.ts`],
    holds: 'money',
  },
  cashbox: { sources: [`${platform}/cashbox`], tests: [`${platform}/cashbox/*.test.ts`], holds: 'money' },
  rules: { sources: ['packages/rules/src'], tests: [own('packages/rules/src')], holds: 'money' },
  account: { sources: [`${platform}/account`], tests: [own(`${platform}/account`)], holds: 'identity' },
  http: { sources: [`${platform}/http`], tests: [own(`${platform}/http`)], holds: 'protection' },
  edge: { sources: ['apps/edge/src'], tests: [own('apps/edge/src')], holds: null },
  game: { sources: [`${platform}/game`], tests: [own(`${platform}/game`)], holds: 'money' },
} as const satisfies Record<string, Module>;

export type ModuleName = keyof typeof modules;

export const isModule = (name: string): name is ModuleName => Object.hasOwn(modules, name);
