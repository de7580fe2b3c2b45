import { playerGroups } from '@liftoff/contract/player-groups';
import { isActiveBox, type BoxDates } from '../lootbox/box.ts';

/** The bookmarks of promotions, in the order in which they are shown [STATE-070]. */
const bookmarks = ['mart', 'lootbox', 'adventure', 'quest'] as const;
export type Bookmark = (typeof bookmarks)[number];

/** The maximum number of bookmarks that are active at once [CONST-068]. */
const activeMax = 2;

/**
 * The active bookmarks: the first ones that the player has, without that of the `current` page [STATE-071]
 * [STATE-072]. While it is unknown (`undefined`) whether the player has a bookmark, later ones wait, so that none
 * changes its place.
 */
export function activeBookmarks(
  has: Readonly<Record<Bookmark, boolean | undefined>>,
  current: Bookmark | null,
): Bookmark[] {
  const others = bookmarks.filter(bookmark => bookmark !== current);
  const unknown = others.findIndex(bookmark => has[bookmark] === undefined);
  const known = unknown < 0 ? others : others.slice(0, unknown);
  return known.filter(bookmark => has[bookmark]).slice(0, activeMax);
}

/**
 * Whether a player has the bookmark of the wheel: in a group of the wheel, or with a box to open. The operator's file
 * can name other groups than the default ones [PBOOK-004] [PCALL-013].
 */
export function hasWheelBookmark(
  groups: readonly string[],
  boxes: readonly BoxDates[],
  now: Date,
  wheelGroups?: readonly number[],
): boolean {
  const known: readonly string[] = wheelGroups?.map(String) ?? playerGroups.wheelSets;
  return groups.some(group => known.includes(group)) || boxes.some(box => isActiveBox(box, now));
}
