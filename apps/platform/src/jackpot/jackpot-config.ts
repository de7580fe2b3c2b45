import * as z from 'zod';
import { oneDocument } from '../configuration/document-kind.ts';
import { documentInForce } from '../configuration/documents.ts';
import { readConfigFile } from '../core/read-config-file.ts';
import type { Sql } from '../database/database.ts';

const Level = z.strictObject({
  id: z.int(),
  identifier: z.string().regex(/^[a-z-]+$/),
  name: z.string(),
  /** Millionths of each contributing stake that the platform pays into the pool. */
  share_ppm: z.int().min(1).max(50_000),
  /** The published chance: one in this number at a stake of one euro, growing with the stake [C29]. */
  one_in: z.int().min(1),
  /**
   * Amounts that the platform pays into the pool after a win (`seed_cents`) and at the very beginning
   * (`start_cents`), in minor units.
   */
  seed_cents: z.int().min(1),
  start_cents: z.int().min(1),
});

const Jackpot = z.strictObject({
  id: z.int(),
  identifier: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  /** Only an active jackpot is listed, fed and won. */
  state: z.enum(['active', 'inactive']).default('active'),
  currency: z.literal('EUR'),
  /** Every game in one of these categories contributes. */
  categories: z.array(z.string()).min(1),
  levels: z.array(Level).min(1),
});
export type JackpotConfig = z.output<typeof Jackpot>;
export type LevelConfig = JackpotConfig['levels'][number];

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const keysOf = (jackpots: readonly JackpotConfig[]): string[] =>
  jackpots.flatMap(({ identifier, levels }) => levels.map(level => `${identifier} ${level.identifier}`));

const Jackpots = z
  .array(Jackpot)
  .refine(jackpots => isUnique(jackpots.map(({ id }) => id)), 'Two jackpots have one id')
  .refine(jackpots => isUnique(jackpots.map(({ identifier }) => identifier)), 'Two jackpots have one identifier')
  .refine(jackpots => isUnique(jackpots.flatMap(({ levels }) => levels.map(({ id }) => id))), 'Two levels have one id')
  .refine(jackpots => isUnique(keysOf(jackpots)), 'Two levels of a jackpot have one identifier');

export const configuredJackpots = readConfigFile('jackpots.json', Jackpots);

const name = 'jackpots';
/** The jackpots as they are stored; `jackpotsDocument` adds the rules of their changes. */
export const storedJackpots = oneDocument(name, { shape: Jackpots, file: () => configuredJackpots });

export const isActive = ({ state }: JackpotConfig): boolean => state === 'active';

/** The jackpots in force that are listed, fed and won [PENTITY-009]. The pools of the others stay in the ledger. */
export async function activeJackpots(sql: Sql): Promise<readonly JackpotConfig[]> {
  return ((await documentInForce(sql, storedJackpots, name)) ?? []).filter(isActive);
}
