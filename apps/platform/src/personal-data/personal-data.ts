import type { personalData } from '@liftoff/contract/personal-data';
import type { Hono } from 'hono';
import type { Handlers } from '../call.ts';
import type { EndGames } from '../limits/breaks.ts';
import type { Platform } from '../platform-context.ts';
import { closeAccount } from './close-account.ts';
import { closureTerms, whatIsInTheWay } from './closure-terms.ts';
import { askCopy, copyLink, copyState, registerCopies } from './copies.ts';
import { copyPage } from './copy-page.ts';
import { registerErasure } from './erase-account.ts';

interface PersonalData {
  readonly handlers: Handlers<typeof personalData>;
  readonly pages: (app: Hono) => void;
}

/** Opens what a player can ask about their data: a copy of it, and its erasure with the account [C40]. */
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
      askExport: async (_input, call) => await askCopy(platform, call),
      exportLink: async (_input, call) => await copyLink(platform, call),
      closeAccount: async (_input, call) => await closeAccount(platform, endGames, call),
    },
    pages: app => copyPage(app, platform),
  };
}
