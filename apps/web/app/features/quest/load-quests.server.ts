import type { Challenge, QuestMap, QuestStatus } from '@liftoff/contract/quest';
import type { PageContext } from '../../page-context.ts';
import { clientOf } from '../../shared/calls/server-client.server.ts';
import { readPlayer } from '../../shared/player/read-player.server.ts';
import { shownPromotions } from '../../shared/promotion/shown-promotions.server.ts';
import { askAgainIfEmpty } from './ask-again.ts';

interface Loaded<Item> {
  /** `null` if the list failed to load. */
  readonly items: readonly Item[] | null;
  /** The player's progress; `null` for guests and if it failed to load. */
  readonly statuses: readonly QuestStatus[] | null;
  readonly isGuest: boolean;
  /** The moment of the page, for the time left. */
  readonly now: number;
}
export type QuestsData = Loaded<QuestMap>;
export type ChallengesData = Loaded<Challenge>;

/** The quests with the player's progress. An empty list is requested once more [PQUEST-019]. */
export const loadQuests = (page: PageContext): Promise<QuestsData> =>
  withProgress(
    page,
    askAgainIfEmpty(() => clientOf(page).listQuests({})),
  );

/** The achievements or the actions, with the player's progress. */
export const loadChallenges = (page: PageContext, type: Challenge['type']): Promise<ChallengesData> =>
  withProgress(
    page,
    askAgainIfEmpty(async () => (await clientOf(page).listChallenges({})).filter(item => item.type === type)),
  );

async function withProgress<Item extends { readonly id: string }>(
  page: PageContext,
  asked: Promise<Item[]>,
): Promise<Loaded<Item>> {
  const listed = async () => {
    const [items, shownIds] = await Promise.all([asked, shownPromotions(page)]);
    return items.filter(({ id }) => shownIds?.has(id) !== false);
  };
  const [items, player] = await Promise.all([listed().catch(() => null), readPlayer(page)]);
  const statuses =
    player === null
      ? null
      : await clientOf(page)
          .questStatuses({})
          .catch(() => null);
  return { items, statuses, isGuest: player === null, now: Date.now() };
}
