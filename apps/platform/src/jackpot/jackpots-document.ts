import type { DocumentKind } from '../configuration/document-kind.ts';
import type { Deps } from '../core/deps.ts';
import { isActive, storedJackpots, type JackpotConfig } from './jackpot-config.ts';
import { readLevels } from './levels.ts';
import { seedJackpots } from './seed-jackpots.ts';

const keyOf = (level: { id: number; identifier: string }, jackpot: string): string =>
  `${level.id} ${jackpot} ${level.identifier}`;

/**
 * The platform's jackpots as a document: the games that contribute to them, and their published odds. A new level gets
 * its pool with the version. A level with a pool cannot be removed, only made inactive with its jackpot.
 */
export const jackpotsDocument = (deps: Deps): DocumentKind<JackpotConfig[]> => ({
  ...storedJackpots,
  faultOf: async (sql, jackpots) => {
    const named = new Set(jackpots.flatMap(({ identifier, levels }) => levels.map(level => keyOf(level, identifier))));
    const missing = (await readLevels(sql)).find(level => !named.has(keyOf(level, level.jackpot)));
    if (missing === undefined) return null;
    const { id, identifier, jackpot } = missing;
    return { path: 'levels', fault: `level ${id}, ${identifier} of ${jackpot}, has a pool and cannot be removed` };
  },
  stored: async (tx, jackpots) => await seedJackpots(tx, deps, jackpots),
  preview: (_sql, jackpots) => jackpots.filter(isActive),
});
