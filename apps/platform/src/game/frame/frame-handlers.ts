import type { game } from '@liftoff/contract/game/game';
import { refuse, type CallOf, type Handlers, type Refused } from '../../core/call.ts';
import { askingFirst } from '../gates/ask-first.ts';
import { placeBet } from '../play/bet.ts';
import { isLive } from '../engines.ts';
import { actOnRound, latestRounds, showRound } from './frame-rounds.ts';
import { openFrame } from './frame-session.ts';
import { frameStart, seedInUse, seedToFollow, wageringFor } from './frame-start.ts';
import { markShown } from './open-rounds.ts';
import { purseOf, purseView } from '../money/purse.ts';
import { playedGame, type GameContext } from '../game-context.ts';
import type { GameSessionRow } from '../rows.ts';
import { readGameSession, lockBet } from '../play/lock-bet.ts';
import { noRound } from '../gates/bet-conditions.ts';
import { nextPair, pairView, revealedPairs, rotatePair } from '../seeds/seeds.ts';
import { bearerEnd, readFrameSession } from './site-session.ts';
import { revealedTableSeeds } from '../table/table-seed-view.ts';
import { tableState } from '../table/table-state.ts';

type FrameCalls = Extract<keyof Handlers<typeof game>, `frame${string}`>;

/** Handlers for the calls from a game frame. Each call acts only for the game session of its bearer token. */
export function frameHandlers(context: GameContext): Pick<Handlers<typeof game>, FrameCalls> {
  const { db, deps } = context;
  const ofSession = async <T>(
    { frame }: CallOf<'frame'>,
    work: (session: GameSessionRow) => Promise<T>,
  ): Promise<T | Refused> => {
    const frameSession = await readFrameSession(db, frame.id, deps.now());
    return frameSession?.endedAt === null ? work(frameSession.session) : refuse('unauthenticated');
  };
  return {
    frameStart: async ({ body }, { country }) => {
      const opened = await db.transaction(tx => openFrame(tx, context, body.launch_token, country));
      if ('refused' in opened) return opened;
      const session = await readGameSession(db, opened.sessionId);
      if (session === null) throw new Error('A session has gone');
      return { frame_token: opened.frameToken, start: await frameStart(db, context, session) };
    },
    frameBet: ({ body }, { frame, country }) => askingFirst(() => placeBet(context, frame, body, country)),
    frameAct: ({ params, body }, { frame, receivedAt }) =>
      askingFirst(() => actOnRound(context, frame.id, params.id, body, receivedAt)),
    frameRound: ({ params, query }, { frame }) => showRound(context, frame.id, params.id, query.wait_ms),
    frameRounds: ({ query }, { frame }) => latestRounds(context, frame.id, query),
    frameRoundsShown: ({ body }, call) =>
      ofSession(call, async session => ({ rounds: await markShown(db, session, body.rounds, deps.now()) })),
    frameBalance: (_input, call) =>
      ofSession(call, async session => ({
        currency: session.currency,
        ...purseView(await purseOf(db, session)),
        wagering: await wageringFor(db, context, session, await playedGame(context, db, session.game)),
      })),
    frameSeeds: (_input, call) =>
      ofSession(call, async session => {
        const game = await playedGame(context, db, session.game);
        const revealed = isLive(game)
          ? await revealedTableSeeds(db, deps, session.game)
          : (await revealedPairs(db, session.owner, session.game)).map(pair => pairView(pair, true));
        const active = await seedInUse(db, context, session, game);
        return { active, next: await seedToFollow(db, context, session, game), revealed };
      }),
    frameRotateSeeds: ({ body }, { frame }) =>
      db.transaction(async tx => {
        const locked = await lockBet(tx, context, frame, noRound);
        if (locked === null || bearerEnd(locked) !== null) return refuse('unauthenticated');
        if (locked.session.ended_at !== null) return refuse('opened_elsewhere');
        // A table's seeds are shared by all players and change once a day, so a player cannot rotate them.
        if (isLive(await playedGame(context, tx, locked.session.game))) return refuse('invalid');
        const { owner, game } = locked.session;
        const rotated = await rotatePair(tx, deps, owner, game, body.client_seed);
        if (rotated === null) return refuse('round_open');
        const next = await nextPair(tx, owner, game);
        return { active: pairView(rotated.active, false), next, revealed: pairView(rotated.revealed, true) };
      }),
    frameTable: (_input, call) =>
      ofSession(call, async session => {
        const game = await playedGame(context, db, session.game);
        return isLive(game) ? tableState(db, deps, session.game) : refuse('not_found');
      }),
  };
}
