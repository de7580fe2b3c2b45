import type { User } from '@liftoff/contract/account/account';
import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { privateChannel } from '@liftoff/contract/core/realtime';
import { isPageOpen } from '@liftoff/rules/account/managed-pages';
import { isActiveBox, tierOf, wheelOf } from '@liftoff/rules/lootbox/box';
import { activeBookmarks, hasWheelBookmark, type Bookmark } from '@liftoff/rules/notice/bookmarks';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { queryKeys } from '../calls/query-keys.ts';
import { lootboxesQuery } from '../player/lootboxes-query.ts';
import { isTester } from '../player/player-groups.ts';
import { pointsQuery } from '../player/points-query.ts';
import { shownRulesQuery } from '../player/shown-rules-query.ts';
import coins from '../points/pictures/coins.svg';
import spins from '../points/pictures/spins.svg';
import star from '../points/pictures/star.svg';
import { useChannel } from '../realtime/use-channel.ts';
import { areOffersShown } from '../site/offers-shown.ts';
import { usePaths } from '../site/site.ts';
import { adventureQuery, bookmarkFilesQuery, questsQuery, wheelShownQuery } from './bookmark-queries.ts';

/** A bookmark with its link and a figure. */
export interface ShownBookmark {
  readonly name: Bookmark;
  readonly href: string;
  readonly picture: string;
  readonly note: string;
}

/** Details of a bookmark; `null` if the player does not have it, `undefined` until that is known. */
type Details = Omit<ShownBookmark, 'name'> | null | undefined;

/** The data on which every bookmark depends. Without `isShown`, nothing is requested. */
interface Of {
  readonly user: User;
  readonly groups: readonly string[];
  readonly isShown: boolean;
  /** Whether the page at an address is open to the player [PROUTE-033]. */
  readonly isOpen: (address: string) => boolean;
  readonly wheelGroups: readonly number[] | undefined;
}

/**
 * The active bookmarks of a player [PBOOK-001]. Empty until it is known that offers are shown to the player: not during
 * a break, with signs of harm, or in a market with neutral pages [PX-07].
 */
export function useBookmarks(user: User): ShownBookmark[] {
  const current = useCurrentPage();
  const rules = useQuery(shownRulesQuery(user.id)).data;
  const isAllowed = rules !== undefined && areOffersShown(rules) && current !== 'private';
  const { data: files } = useQuery({ ...bookmarkFilesQuery, enabled: isAllowed });
  const of: Of = {
    user,
    groups: user.statuses.map(({ id }) => id),
    isShown: isAllowed && files !== undefined && !files.isExcluded,
    isOpen: address => isPageOpen(files?.pages ?? {}, address.split('/').at(-1) ?? '', isTester(user)),
    wheelGroups: files?.wheelGroups,
  };
  const mart = useMart(of);
  const lootbox = useWheel(of, rules?.market.lootboxes === true);
  const adventure = useAdventure(of);
  const quest = useQuests(of);
  useReloads(of);
  if (!of.isShown || current === 'private') return [];
  const all = { mart, lootbox, adventure, quest };
  const has = (details: Details) => (details === undefined ? undefined : details !== null);
  const active = activeBookmarks(
    { mart: has(mart), lootbox: has(lootbox), adventure: has(adventure), quest: has(quest) },
    current,
  );
  return active.flatMap(name => {
    const details = all[name];
    return details ? [{ name, ...details }] : [];
  });
}

/** What a query says about a bookmark. A player whose data fails to load does not have it. */
const detailsOf = <Data>({ data, isError }: UseQueryResult<Data>, of: (data: Data) => Details): Details =>
  data === undefined ? (isError ? null : undefined) : of(data);

function useMart({ user, isShown, isOpen }: Of): Details {
  const t = useTranslations('player.bookmarks');
  const href = usePaths().rocketMart();
  const points = useQuery({ ...pointsQuery(user.id), enabled: isShown });
  return detailsOf(points, ({ chargeable }) =>
    chargeable.points > 0 && isOpen(href)
      ? { href, picture: coins, note: t('points', { count: chargeable.points }) }
      : null,
  );
}

function useWheel({ user, groups, isShown, isOpen, wheelGroups }: Of, isAllowed: boolean): Details {
  const [now] = useState(() => new Date());
  const open = useWheelDetails(isOpen);
  const boxes = useQuery({ ...lootboxesQuery(user.id), enabled: isShown && isAllowed });
  const active = boxes.data?.filter(box => isActiveBox(box, now)) ?? [];
  const isInGroup = hasWheelBookmark(groups, [], now, wheelGroups);
  const needsWheel = boxes.isFetched && active.length === 0 && isInGroup;
  const wheel = useQuery({ ...wheelShownQuery(user.id), enabled: isShown && isAllowed && needsWheel });
  if (!isAllowed) return null;
  if (needsWheel) return detailsOf(wheel, isWheelShown => (isWheelShown ? open([]) : null));
  return detailsOf(boxes, all => (hasWheelBookmark(groups, all, now, wheelGroups) ? open(active) : null));
}

/** Returns a function for the wheel of the boxes that can be opened, or for the first open page without a box. */
function useWheelDetails(isOpen: (address: string) => boolean): (active: readonly Lootbox[]) => Details {
  const t = useTranslations('player.bookmarks');
  const paths = usePaths();
  return active => {
    for (const wheel of ['wheel', 'manual_wheel'] as const) {
      const href = paths.wheel(wheel);
      const boxes = active.filter(({ group_key: key }) => wheelOf(key) === wheel);
      if (!isOpen(href) || (active.length > 0 && boxes.length === 0)) continue;
      const [first] = boxes;
      const tier = first ? tierOf(first.group_key) : 'rocket_pro';
      const picture = `/pictures/rocket/${tier.replace('rocket_', '')}.svg`;
      return { href, picture, note: t('spins', { count: boxes.length }) };
    }
    return null;
  };
}

function useAdventure({ user, groups, isShown, isOpen }: Of): Details {
  const t = useTranslations('player.bookmarks');
  const href = usePaths().adventure();
  const adventure = useQuery({ ...adventureQuery(user.id, groups), enabled: isShown && isOpen(href) });
  if (!isOpen(href)) return null;
  return detailsOf(adventure, data => {
    if (data === null) return null;
    const days = data.days.filter(({ isSuperPrize }) => !isSuperPrize);
    const done = days.filter(({ isCompleted }) => isCompleted).length;
    return { href, picture: spins, note: t('days', { done, total: days.length }) };
  });
}

function useQuests({ user, groups, isShown, isOpen }: Of): Details {
  const href = usePaths().quests();
  const quests = useQuery({ ...questsQuery(user.id, groups), enabled: isShown && isOpen(href) });
  if (!isOpen(href)) return null;
  return detailsOf(quests, all => {
    const running = all.find(({ status }) => status === 'active');
    return running ? { href, picture: star, note: running.title } : null;
  });
}

/**
 * Reloads the figures when they change, and the rules when the player's limits change, such as by a break. Also reloads
 * them after a gap in the connection, because messages may have been lost.
 */
function useReloads({ user: { id }, isShown }: Of): void {
  const queries = useQueryClient();
  const reload = (queryKey: readonly (string | number)[]) => () => void queries.invalidateQueries({ queryKey });
  const points = reload(queryKeys.points(id));
  const boxes = reload(queryKeys.lootboxes(id));
  const rules = reload(queryKeys.shownRules(id));
  useChannel(isShown ? privateChannel('comps_award', id) : null, points, points);
  useChannel(isShown ? privateChannel('lootboxes_changes', id) : null, boxes, boxes);
  useChannel(privateChannel('game_limits', id), rules, rules);
}

/**
 * The bookmark of the current page; `null` if it has none. `private` stands for the player's pages about money, data
 * and limits, which show no bookmarks.
 */
function useCurrentPage(): Bookmark | 'private' | null {
  const { pathname } = useLocation();
  const paths = usePaths();
  const here = paths.at(pathname);
  const pages: readonly (readonly [Bookmark | 'private', readonly string[]])[] = [
    ['private', [paths.profile(), paths.selfAssessment()]],
    ['mart', [paths.rocketMart()]],
    ['lootbox', [paths.wheel('wheel'), paths.wheel('manual_wheel'), paths.lootboxes()]],
    ['adventure', [paths.adventure()]],
    ['quest', [paths.quests()]],
  ];
  const isHere = (address: string) => here === address || here.startsWith(`${address}/`);
  return pages.find(([, addresses]) => addresses.some(isHere))?.[0] ?? null;
}
