import type { game } from '@liftoff/contract/game/game';
import { wire } from '@liftoff/rules/money/money';
import { refuse, type Handlers } from '../core/call.ts';
import { playerById } from '../account/player-row.ts';
import { isLive, rulesOf } from './engines.ts';
import { frameHandlers } from './frame/frame-handlers.ts';
import { gameFacts } from './game-facts.ts';
import { launchGame } from './frame/launch.ts';
import { netResult, playerRound, playerRounds } from './history/player-history.ts';
import type { GameContext } from './game-context.ts';
import { summaryOf } from './play/round-view.ts';
import { roundColumns, type RoundRow } from './rows.ts';

interface WinRow {
  nickname: string;
  game: string;
  currency: string;
  win: bigint;
  closed_at: Date;
}

interface SumRow {
  currency: string;
  started_at: Date | null;
  staked: bigint;
  returned: bigint;
}

/** Handlers for the game calls from the site and from the frames. */
export function gameHandlers(context: GameContext): Handlers<typeof game> {
  const { db } = context;
  return {
    ...frameHandlers(context),
    gameFacts: async ({ params, query }) => {
      const found = await context.findGame(db, params.identifier);
      return found === null ? refuse('not_found') : gameFacts(found, query.currency ?? 'EUR');
    },
    gameModel: async ({ params }) => {
      const found = await context.findGame(db, params.identifier);
      const rules = found === null || found.categories.includes('prerelease') ? null : rulesOf(found);
      if (found === null || found.engine === null || rules === null) return refuse('not_found');
      return { identifier: found.slug, engine: found.engine, live: isLive(found), model: rules.model };
    },
    launchGame: ({ params, body }, call) => launchGame(context, params.identifier, body, call),
    gameRounds: async ({ params, query }, call) => {
      if ((await context.findGame(db, params.identifier)) === null) return refuse('not_found');
      const rounds = await db.query<RoundRow>(
        `SELECT ${roundColumns} FROM game_rounds r WHERE r.owner = $1 AND r.game = $2 ORDER BY r.opened_at DESC LIMIT $3`,
        [`player:${call.player.id}`, params.identifier, query.limit],
      );
      return rounds.map(summaryOf);
    },
    gameSession: async ({ params }, call) => {
      const player = await playerById(db, call.player.id);
      if (!player) return refuse('unauthenticated');
      if ((await context.findGame(db, params.identifier)) === null) return refuse('not_found');
      const [sum] = await db.query<SumRow>(
        `SELECT currency, started_at, staked, returned FROM game_sessions
         WHERE player_id = $1 AND game = $2 AND mode = 'real' AND started_at IS NOT NULL
         ORDER BY created_at DESC LIMIT 1`,
        [player.id, params.identifier],
      );
      const { staked, returned } = sum ?? { staked: 0n, returned: 0n };
      return {
        currency: sum?.currency ?? player.currency,
        started_at: sum?.started_at?.toISOString() ?? null,
        staked_cents: wire(staked),
        returned_cents: wire(returned),
        net_cents: wire(returned - staked),
      };
    },
    playerRounds: ({ query }, call) => playerRounds(context, call.player.id, query),
    playerRound: ({ params }, call) => playerRound(context, call.player.id, params.id),
    netResult: ({ query }, call) => netResult(context, call.player.id, query),
    latestWins: async () => {
      const wins = await db.query<WinRow>(
        `SELECT nickname, game, currency, win, closed_at FROM game_rounds
         WHERE mode = 'real' AND state = 'settled' AND win > stake ORDER BY closed_at DESC LIMIT 20`,
      );
      return wins.map(win => ({
        nickname: win.nickname,
        game: win.game,
        currency: win.currency,
        win_cents: wire(win.win),
        at: win.closed_at.toISOString(),
      }));
    },
  };
}
