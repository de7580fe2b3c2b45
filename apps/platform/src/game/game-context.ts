import type { AnyGameRules } from '@liftoff/rules/game/engines';
import type { Platform } from '../core/platform-context.ts';
import type { Sql } from '../database/database.ts';
import type { EngineGame } from './engine-game.ts';
import { rulesOf } from './engines.ts';
import type { RoundListener } from '../facts/round-listener.ts';
import type { StakeFunding } from './money/stake-funding.ts';
import type { StakeGate } from './gates/stake-gate.ts';

/** What other nouns have to say in the transaction of a stake or a round's end, given in `wiring`. */
export interface GamePorts {
  /** Hear of every real-money round, in this order. */
  readonly listeners: readonly RoundListener[];
  /** Are asked at every stake of real money, in this order; the first that refuses is answered. */
  readonly gates: readonly StakeGate[];
  /** Says what a stake of real money is paid from. */
  readonly funding: StakeFunding;
}

/** The platform as the game noun sees it, with what it is joined to. */
export interface GameContext extends Platform, GamePorts {
  /** The rules a game is played by; null where no engine carries it. */
  rulesOf(game: EngineGame): AnyGameRules | null;
  /** A game of the catalogue by its identifier; null when there is none. */
  findGame(sql: Sql, identifier: string): Promise<EngineGame | null>;
}

type GameRow = { details: EngineGame } & Pick<EngineGame, 'has_demo_mode' | 'categories'>;

/** A game's record does not change while the platform runs, so each is read once. */
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

/** The rules of a game in play: an engine carries it, or something is broken. */
export function playedRules(context: Pick<GameContext, 'rulesOf'>, game: EngineGame): AnyGameRules {
  const rules = context.rulesOf(game);
  if (rules === null) throw new Error(`${game.slug} is in play and no engine carries it`);
  return rules;
}

/** A game that a session was opened on: it is in the catalogue, or something is broken. */
export async function playedGame(context: GameContext, sql: Sql, identifier: string): Promise<EngineGame> {
  const game = await context.findGame(sql, identifier);
  if (game === null) throw new Error(`${identifier} is in play and not in the catalogue`);
  return game;
}
