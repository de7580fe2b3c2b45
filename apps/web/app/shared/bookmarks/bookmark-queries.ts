import { CallError } from '@liftoff/contract/core/client';
import { hasAdventure } from '@liftoff/rules/adventure/run';
import { queryOptions } from '@tanstack/react-query';
import { inBackground } from '../calls/in-background.ts';
import { queryKeys } from '../calls/query-keys.ts';
import { listHaving } from '../calls/require-answer.ts';
import { adventureCalls } from '../calls/tables/adventure-calls.ts';
import { lootboxCalls } from '../calls/tables/lootbox-calls.ts';
import { questCalls } from '../calls/tables/quest-calls.ts';
import { siteConfigCalls } from '../calls/tables/site-config-calls.ts';
import { cameByTag } from '../site/excluded-tag.ts';

const headers = inBackground;

/**
 * The operator's configuration of bookmarks: the open pages, the groups of the wheel [PCALL-013], and whether the
 * visitor arrived with an affiliate tag that is excluded from promotions [CALL-007].
 */
export const bookmarkFilesQuery = queryOptions({
  queryKey: queryKeys.bookmarkFiles(),
  queryFn: async ({ signal }) => {
    const [pages, wheel, { stags }] = await Promise.all([
      siteConfigCalls.managedPages({ signal, headers }),
      siteConfigCalls.wheelConfig({ signal, headers }),
      siteConfigCalls.excludedPromoStags({ signal, headers }),
    ]);
    return { pages, wheelGroups: wheel.groups, isExcluded: Array.isArray(stags) && (await cameByTag(stags)) };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the player is shown a wheel without having a box: players who may have none of its prizes are not. */
export const wheelShownQuery = (playerId: number) =>
  queryOptions({
    queryKey: queryKeys.wheelSegments(playerId),
    queryFn: async ({ signal }) => Object.keys(await lootboxCalls.wheelSegments({ signal, headers })).length > 0,
  });

/** The player's adventure; `null` without one. The operator's file decides it before the platform does [PBOOK-003]. */
export const adventureQuery = (playerId: number, groups: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.adventure(playerId, groups.join(' ')),
    queryFn: async ({ signal }) => {
      const { days, ...calendar } = await siteConfigCalls.vipAdventures({ signal, headers });
      if (days === undefined || !hasAdventure(calendar, groups)) return null;
      return await adventureCalls.getAdventure({ signal, headers }).catch((error: unknown) => {
        if (error instanceof CallError && error.refusal === 'not_found') return null;
        throw error;
      });
    },
  });

/** The quests that are open to the player. */
export const questsQuery = (playerId: number, groups: readonly string[]) =>
  queryOptions({
    queryKey: queryKeys.quests(playerId, groups.join(' ')),
    queryFn: async ({ signal }) => listHaving(await questCalls.listQuests({ signal, headers }), 'title', 'status'),
  });
