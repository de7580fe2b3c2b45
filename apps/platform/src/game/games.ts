import type { game } from '@liftoff/contract/game/game';
import type { Hono } from 'hono';
import type { FrameSession, Handlers } from '../core/call.ts';
import type { Tx } from '../database/database.ts';
import type { Platform } from '../core/platform-context.ts';
import { demoSeedPage } from './seeds/demo-seeds.ts';
import { framePages } from './frame/frame-page.ts';
import { authenticateFrame } from './frame/frame-session.ts';
import { endGames } from './play/end-games.ts';
import { gameHandlers } from './game-handlers.ts';
import { registerGameJobs } from './play/game-jobs.ts';
import { refundUnstarted } from './play/refund-unstarted.ts';
import { voidOpenRounds } from './play/void-open-rounds.ts';
import { gamesOfSpins } from './games-of-spins.ts';
import { makeGameContext, type GamePorts } from './game-context.ts';

export interface Games {
  readonly handlers: Handlers<typeof game>;
  /** Finds the game session for a frame's bearer token; `null` if the token is unknown. */
  readonly authenticateFrame: (token: string) => Promise<FrameSession | null>;
  /** The games of a set of free spins, and which of them its player can play. */
  readonly gamesOfSpins: ReturnType<typeof gamesOfSpins>;
  readonly pages: (app: Hono) => void;
  /**
   * Ends a player's open games, in the caller's transaction. With `'excluded'` it also returns bets on rounds that
   * have not begun.
   */
  readonly endGames: (tx: Tx, playerId: number, now: Date, who?: 'excluded') => Promise<void>;
  /** Rolls back a player's open real-money rounds, in the caller's transaction. */
  readonly voidOpenRounds: (tx: Tx, playerId: number) => Promise<void>;
}

/** Opens the platform's games, connected to the ports that take part in their money transactions. */
export function openGames(platform: Platform, ports: GamePorts): Games {
  const context = makeGameContext(platform, ports);
  registerGameJobs(context);
  return {
    handlers: gameHandlers(context),
    authenticateFrame: authenticateFrame(context),
    endGames: async (tx, playerId, now, who) => {
      await endGames(tx, playerId, now);
      if (who === 'excluded') await refundUnstarted(tx, context, playerId, now);
    },
    gamesOfSpins: gamesOfSpins(context),
    voidOpenRounds: (tx, playerId) => voidOpenRounds(tx, context, playerId),
    pages: app => {
      framePages(app, platform.config);
      demoSeedPage(app, context);
    },
  };
}
