import { statusLadder, statusPlace } from '../vip/status-ladder.ts';

/** The group whose `writable` flag decides which chat is active [CONST-052]. */
const statusGroup = '545';

export type ChatKind = 'live' | 'second';

/** The live chat if the status group is writable, otherwise the second provider's chat [ROLE-015]. */
export const chatKind = (groups: readonly { id: string; writable: boolean }[]): ChatKind =>
  groups.some(({ id, writable }) => id === statusGroup && writable) ? 'live' : 'second';

/** Chat groups by kind of visitor [ROLE-016] [ROLE-017] [ROLE-018]. */
export const chatGroups = { vip: 2, general: 1, visitors: 26 } as const;
export type ChatGroup = (typeof chatGroups)[keyof typeof chatGroups];

/** Bronze, Silver, Gold, Platinum and Diamond are VIP statuses. Roles ROLE-009 to ROLE-013. */
const firstVip = statusLadder.findIndex(({ id }) => id === 'bronze');

/** A visitor's chat group, based on their player groups; `null` stands for a guest. */
export function chatGroup(playerGroups: readonly string[] | null): ChatGroup {
  if (playerGroups === null) return chatGroups.visitors;
  return statusPlace(playerGroups) >= firstVip ? chatGroups.vip : chatGroups.general;
}
