import type { CountsIn } from '@liftoff/contract/game/game-entities';
import type { AnyGameRules } from '@liftoff/rules/game/engines';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import type { EngineGame } from './engine-game.ts';
import { rulesOf } from './engines.ts';
import type { RoundListener } from '../facts/round-listener.ts';
import type { Grants } from '../wallet/grants.ts';
import type { SpinSets } from '../wallet/spin-sets.ts';
import type { StakeGate } from './gates/stake-gate.ts';

/**
 * Functions that let other modules take part in the transaction of a stake or of a round's end. Provided by `wiring`.
 */
export interface GamePorts {
  /** Notified of every real-money round, in this order. */
  readonly listeners: readonly RoundListener[];
  /** Called for every real-money stake, in this order; the first refusal applies. */
  readonly gates: readonly StakeGate[];
  /** The grants whose bonus money can pay a part of a stake. */
  readonly grants: Grants;
  /** The sets of free spins that pay stakes. */
  readonly spinSets: SpinSets;
  /** The player's tournaments in which rounds of a game count, for the frame to show. */
  readonly countsIn: (
    sql: Sql,
    of: { playerId: number; game: string; categories: readonly string[]; currency: string; now: Date },
  ) => Promise<CountsIn[]>;
}

/** The platform as passed to game code, with the ports on which it depends. */
export interface GameContext extends Platform, GamePorts {
  /** The rules of a game; `null` if no engine can play it. */
  rulesOf(game: EngineGame): AnyGameRules | null;
  /** Returns the catalogue game with this identifier; `null` if there is none. */
  findGame(sql: Sql, identifier: string): Promise<EngineGame | null>;
}

type GameRow = { details: EngineGame } & Pick<EngineGame, 'has_demo_mode' | 'categories'>;

/**
 * Makes the game context. A game's record does not change while the platform runs, so each record is read once and
 * cached.
 */
export function makeGameContext(platform: Platform, ports: GamePorts, rules = rulesOf): GameContext {
  const known = new Map<string, EngineGame>();
  return {
    ...platform,
    ...ports,
    rulesOf: rules,
    findGame: async (sql, identifier) => {
      const game = known.get(identifier);
      if (game) return game;
      const [row] = await sql.query<GameRow>('SELECT details, has_demo_mode, categories FROM games WHERE slug = $1', [
        identifier,
      ]);
      if (row === undefined) return null;
      const read = { ...row.details, has_demo_mode: row.has_demo_mode, categories: row.categories };
      known.set(identifier, read);
      return read;
    },
  };
}

/** The rules of a game that is being played. Throws if no engine can play it, which would be a bug. */
export function playedRules(context: Pick<GameContext, 'rulesOf'>, game: EngineGame): AnyGameRules {
  const rules = context.rulesOf(game);
  if (rules === null) throw new Error(`${game.slug} is in play and no engine carries it`);
  return rules;
}

/** The game on which a session was opened. Throws if it is not in the catalogue, which would be a bug. */
export async function playedGame(context: GameContext, sql: Sql, identifier: string): Promise<EngineGame> {
  const game = await context.findGame(sql, identifier);
  if (game === null) throw new Error(`${identifier} is in play and not in the catalogue`);
  return game;
}
