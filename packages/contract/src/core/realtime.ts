import type { Notice } from '../content/content-entities.ts';
import type { TableState } from '../game/game-entities.ts';
import type { WireAmount } from './money.ts';
import type { VerificationKind, VerificationStatus } from '../account/verification.ts';

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
  'verification_changes',
  'balance',
  'notifications',
] as const;

/** A socket is closed with it where its player has as many as one may have. */
export const connectionLimitCode = 3506;

/** A socket is closed with it when the session that it was opened for has ended. */
export const sessionEndedCode = 3503;

export type PublicChannel = (typeof publicChannels)[number];
export type PrivateChannel = (typeof privateChannels)[number];

export const privateChannel = <Name extends PrivateChannel>(name: Name, playerId: number) =>
  `${name}#${playerId}` as const;
/**
 * Of a conversation with support, a guest's or a player's. Its id is known to its two sides alone, and nothing of what is
 * said travels on it: who hears of a message asks for it (`GET /api/chat`).
 */
export const chatChannel = (conversation: string) => `chat:${conversation}` as const;
export const tableChannel = (identifier: string) => `table:${identifier}` as const;

/**
 * What travels on the channels that are built; nothing can be sent on another. Unknown fields are ignored, unknown
 * channels too (RT-013).
 */
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
  verification_changes: { kind: VerificationKind; status: VerificationStatus };
  jackpot_win_award: {
    identifier: string;
    level: string;
    level_name: string;
    amount_cents: WireAmount;
    currency: string;
  };
  game_limits: { type: string };
  groups_updates: { groups: string[] };
  /** What the casino tells one player (ENTITY-020); the player's browser keeps it, and nobody else does. */
  notifications: Notice;
}

/** The number of the newest message. */
export interface ChatEvent {
  seq: number;
}

type EventName = keyof RealtimeEvents;
type ChannelOf<Name extends EventName> = Name extends PrivateChannel ? `${Name}#${number}` : Name;

/** An event as it is sent: a channel and what travels on it. */
export type ChannelEvent =
  | { [Name in EventName]: { readonly channel: ChannelOf<Name>; readonly data: RealtimeEvents[Name] } }[EventName]
  | { readonly channel: `chat:${string}`; readonly data: ChatEvent }
  | { readonly channel: `table:${string}`; readonly data: TableState };

/** A channel that is built. */
export type Channel = ChannelEvent['channel'];

/** What travels on a channel. */
export type MessageOf<C extends Channel> = C extends `table:${string}`
  ? TableState
  : C extends `chat:${string}`
    ? ChatEvent
    : C extends `${infer Name extends PrivateChannel & EventName}#${number}`
      ? RealtimeEvents[Name]
      : C extends EventName
        ? RealtimeEvents[C]
        : never;
