import type { User } from '@liftoff/contract/account';

/** ROLE-009 to ROLE-013, highest first; the names are the companion's and are not translated. */
const vipGroups: ReadonlyArray<readonly [string, string]> = [
  ['759', 'Diamond'],
  ['255', 'Platinum'],
  ['259', 'Gold'],
  ['258', 'Silver'],
  ['257', 'Bronze'],
];

/** ROLE-014. */
const noticeGroups: ReadonlySet<string> = new Set(['21', '916']);

type Grouped = Pick<User, 'statuses'>;

const isIn = (user: Grouped, group: string): boolean => user.statuses.some(({ id }) => id === group);

/** The name of the player's VIP level, or null (SHELL-037). */
export const vipLevelOf = (user: Grouped): string | null => vipGroups.find(([id]) => isIn(user, id))?.[1] ?? null;

/** Players of these groups have notifications where others have support (SHELL-041). */
export const noticesEnabled = (user: Grouped): boolean => [...noticeGroups].some(group => isIn(user, group));
