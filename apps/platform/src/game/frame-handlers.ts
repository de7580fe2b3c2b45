import type { game } from '@liftoff/contract/game';
import { wire } from '@liftoff/rules/money';
import { refuse, type CallOf, type Handlers, type Refused } from '../call.ts';
import { placeBet } from './bet.ts';
import { isLive } from './engines.ts';
import { actOnRound, latestRounds, showRound } from './frame-rounds.ts';
import { openFrame } from './frame-session.ts';
import { frameStart, seedInUse, seedToFollow } from './frame-start.ts';
import { markTold } from './open-rounds.ts';
import { purseOf } from './purse.ts';
import { playedGame, type Room } from './room.ts';
import type { SessionRow } from './rows.ts';
import { readSession, takeSeat } from './seat.ts';
import { noRound } from './seat-facts.ts';
import { pairView, revealedPairs, rotatePair } from './seeds.ts';
import { bearerEnd, readStanding } from './site-session.ts';
import { revealedTableSeeds } from './table-seed-view.ts';
import { tableState } from './table-state.ts';

type FrameCalls = Extract<keyof Handlers<typeof game>, `frame${string}`>;

/** The calls of a game frame. Each speaks for the session of its bearer token and for no other. */
export function frameHandlers(room: Room): Pick<Handlers<typeof game>, FrameCalls> {
  const { db, deps } = room;
  const seated = async <T>(
    { frame }: CallOf<'frame'>,
    work: (session: SessionRow) => Promise<T>,
  ): Promise<T | Refused> => {
    const standing = await readStanding(db, frame.id, deps.now());
    return standing?.endedAt === null ? work(standing.session) : refuse('unauthenticated');
  };
  return {
    frameStart: async ({ body }) => {
      const opened = await db.transaction(tx => openFrame(tx, room, body.launch_token));
      if ('refused' in opened) return opened;
      const session = await readSession(db, opened.sessionId);
      if (session === null) throw new Error('A session has gone');
      return { frame_token: opened.frameToken, start: await frameStart(db, room, session) };
    },
    frameBet: ({ body }, { frame }) => placeBet(room, frame, body),
    frameAct: ({ params, body }, { frame, receivedAt }) => actOnRound(room, frame.id, params.id, body, receivedAt),
    frameRound: ({ params, query }, { frame }) => showRound(room, frame.id, params.id, query.wait_ms),
    frameRounds: ({ query }, { frame }) => latestRounds(room, frame.id, query),
    frameRoundsShown: ({ body }, call) =>
      seated(call, async session => ({ rounds: await markTold(db, session, body.rounds, deps.now()) })),
    frameBalance: (_input, call) =>
      seated(call, async session => ({
        currency: session.currency,
        balance_cents: wire(await purseOf(db, session)),
      })),
    frameSeeds: (_input, call) =>
      seated(call, async session => {
        const game = await playedGame(room, db, session.game);
        const revealed = isLive(game)
          ? await revealedTableSeeds(db, deps, session.game)
          : (await revealedPairs(db, session.owner, session.game)).map(pair => pairView(pair, true));
        const active = await seedInUse(db, room, session, game);
        return { active, next: await seedToFollow(db, room, session, game), revealed };
      }),
    frameRotateSeeds: ({ body }, { frame }) =>
      db.transaction(async tx => {
        const seat = await takeSeat(tx, room, frame, noRound);
        if (seat === null || bearerEnd(seat) !== null) return refuse('unauthenticated');
        if (seat.session.ended_at !== null) return refuse('opened_elsewhere');
        // A table's seeds are everyone's and change by the day.
        if (isLive(await playedGame(room, tx, seat.session.game))) return refuse('invalid');
        const { owner, game } = seat.session;
        const rotated = await rotatePair(tx, deps, owner, game, body.client_seed);
        if (rotated === null) return refuse('round_open');
        return { active: pairView(rotated.active, false), revealed: pairView(rotated.revealed, true) };
      }),
    frameTable: (_input, call) =>
      seated(call, async session => {
        const game = await playedGame(room, db, session.game);
        return isLive(game) ? tableState(db, deps, session.game) : refuse('not_found');
      }),
  };
}
