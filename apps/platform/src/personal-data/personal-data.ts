import type { personalData } from '@liftoff/contract/account/personal-data';
import type { Hono } from 'hono';
import type { consolePersonalData } from '@liftoff/contract/console/personal-data';
import { isRefused, refuse, type CallOf, type Handlers } from '../core/call.ts';
import type { EndGames } from '../limits/exclusion/breaks.ts';
import type { Platform } from '../core/platform-context.ts';
import { endedSessionCookie } from '../http/session-cookie.ts';
import { closeAccount } from './close-account.ts';
import { closureTerms, whatIsInTheWay } from './closure-terms.ts';
import { askCopy, copyLink, copyState, registerCopies, type Asked } from './copies.ts';
import { consoleDataHandlers } from './console-data.ts';
import { copyPage } from './copy-page.ts';
import { registerErasure } from './erase-account.ts';

interface PersonalData {
  readonly handlers: Handlers<typeof personalData> & Handlers<typeof consolePersonalData>;
  readonly pages: (app: Hono) => void;
}

const own = ({ player: { id: playerId }, ip }: CallOf<'player'>): Asked => {
  const viewer = `player:${playerId}` as const;
  return { playerId, viewer, actor: viewer, ip };
};

/** Creates the handlers and pages for a player's own data: a copy of it, and its erasure with the account [C40]. */
export function openPersonalData(platform: Platform, endGames: EndGames): PersonalData {
  const { db, deps } = platform;
  registerCopies(platform);
  registerErasure(platform);
  return {
    handlers: {
      dataState: async (_input, { player }) => {
        const now = deps.now();
        const { eraseAt, keptUntil } = await closureTerms(db, player.id, now);
        return {
          export: await copyState(db, player.id, now),
          closing: {
            in_the_way: await whatIsInTheWay(db, player.id),
            erased_from: eraseAt.toISOString(),
            kept_until: keptUntil?.toISOString() ?? null,
          },
        };
      },
      ...consoleDataHandlers(platform, endGames),
      askExport: async (_input, call) => (await askCopy(platform, own(call))) ?? refuse('unauthenticated'),
      exportLink: async (_input, call) => (await copyLink(platform, own(call))) ?? refuse('not_found'),
      closeAccount: async (_input, call) => {
        const closed = await closeAccount(platform, endGames, { ...own(call), sessionId: call.session.id });
        if (isRefused(closed)) return closed;
        call.setHeader('set-cookie', endedSessionCookie());
        call.setHeader('clear-site-data', '"storage"');
        return closed;
      },
    },
    pages: app => copyPage(app, platform),
  };
}
