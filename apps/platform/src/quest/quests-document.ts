import type { DocumentKind } from '../configuration/document-kind.ts';
import type { HasOffer } from '../reward/reward-kind.ts';
import { isOpenTo, runsAround, storedQuests, withParts, type Quests } from './quest-config.ts';

/** Quests, achievements and actions as a document. */
export const questsDocument = (hasOffer: HasOffer): DocumentKind<Quests> => ({
  ...storedQuests,
  faultOf: async (sql, quests) => {
    for (const [at, { rewards }] of quests.entries())
      for (const [level, reward] of Object.entries(rewards)) {
        if (reward.type !== 'bonus' && reward.type !== 'freespins') continue;
        if (!(await hasOffer(sql, reward.type, reward.offer)))
          return { path: `${at}.rewards.${level}.offer`, fault: `there is no offer ${reward.offer}` };
      }
    return null;
  },
  preview: (_sql, quests, { groups, now }) =>
    withParts(quests)
      .filter(item => isOpenTo(item, groups))
      .flatMap(item => runsAround(item, now))
      .map(({ id, item: { identifier, title, rewards }, start, end }) => ({
        id,
        identifier,
        title,
        rewards,
        start_at: start.toISOString(),
        end_at: end.toISOString(),
      })),
});
