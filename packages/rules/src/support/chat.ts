import { statusLadder, statusPlace } from '../vip/status-ladder.ts';

/** The group whose `writable` says which chat is on (CONST-052). */
const statusGroup = '545';

export type ChatKind = 'live' | 'second';

/** ROLE-015: the live chat where the group is writable, else the second provider's. */
export const chatKind = (groups: readonly { id: string; writable: boolean }[]): ChatKind =>
  groups.some(({ id, writable }) => id === statusGroup && writable) ? 'live' : 'second';

/** ROLE-016 to ROLE-018. */
export const chatGroups = { vip: 2, general: 1, visitors: 26 } as const;
export type ChatGroup = (typeof chatGroups)[keyof typeof chatGroups];

/** Bronze, Silver, Gold, Platinum and Diamond are VIP (ROLE-009 to ROLE-013). */
const firstVip = statusLadder.findIndex(({ id }) => id === 'bronze');

/** The group of the chat that a visitor writes in; null: a guest. */
export function chatGroup(playerGroups: readonly string[] | null): ChatGroup {
  if (playerGroups === null) return chatGroups.visitors;
  return statusPlace(playerGroups) >= firstVip ? chatGroups.vip : chatGroups.general;
}
