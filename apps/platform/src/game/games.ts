import type { game } from '@liftoff/contract/game';
import type { Hono } from 'hono';
import type { FrameSession, Handlers } from '../call.ts';
import type { House } from '../house-context.ts';
import { demoSeedPage } from './demo-seeds.ts';
import { framePages } from './frame-page.ts';
import { frameDoor } from './frame-session.ts';
import { gameHandlers } from './game-handlers.ts';
import { registerGameJobs } from './game-jobs.ts';
import { openRoom, type GamePorts } from './room.ts';

export interface Games {
  readonly handlers: Handlers<typeof game>;
  /** Who a frame's bearer token belongs to. */
  readonly frameDoor: (token: string) => Promise<FrameSession | null>;
  readonly pages: (app: Hono) => void;
}

/** Opens the games of the house, joined to what else is asked and told in the transactions of their money. */
export function openGames(house: House, ports: GamePorts): Games {
  const room = openRoom(house, ports);
  registerGameJobs(room);
  return {
    handlers: gameHandlers(room),
    frameDoor: frameDoor(room),
    pages: app => {
      framePages(app, house.config);
      demoSeedPage(app, room);
    },
  };
}
