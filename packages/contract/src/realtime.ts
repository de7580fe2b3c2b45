import type { WireAmount } from './money.ts';

/** Public channels (RT-001, RT-002) and `table:{identifier}` of a live table, open to everyone. */
export const publicChannels = ['wins', 'jackpots_changes'] as const;

/** Private channels (RT-003 to RT-012); a player joins `{name}#{player id}` and only their own. */
export const privateChannels = [
  'comps_award',
  'bonuses_changes',
  'freespins_changes',
  'lootboxes_changes',
  'game_limits',
  'tournaments_statuses',
  'groups_updates',
  'jackpot_win_award',
  'payments_changes',
  'balance',
  'notifications',
] as const;

export type PublicChannel = (typeof publicChannels)[number];
export type PrivateChannel = (typeof privateChannels)[number];

export const privateChannel = (name: PrivateChannel, playerId: number): string => `${name}#${playerId}`;
export const tableChannel = (identifier: string): string => `table:${identifier}`;

/** What travels on the channels that are built. Unknown fields are ignored, unknown channels too (RT-013). */
export interface RealtimeEvents {
  wins: { nickname: string; game: string; currency: string; win_cents: WireAmount; at: string };
  jackpots_changes: {
    identifier: string;
    currency: string;
    levels: { identifier: string; amount_cents: WireAmount }[];
  };
  /**
   * `seq` counts the entries of the account that the money is in, `since` where it stood before: whoever knows another
   * number has missed something and fetches again, and a message that is not newer is dropped.
   */
  balance: { currency: string; amount_cents: WireAmount; bonus_cents: WireAmount; seq: number; since: number };
  payments_changes: { id: string; action: 'deposit' | 'cashout'; state: string };
  jackpot_win_award: {
    identifier: string;
    level: string;
    level_name: string;
    amount_cents: WireAmount;
    currency: string;
  };
  game_limits: { type: string };
  groups_updates: { groups: string[] };
}
