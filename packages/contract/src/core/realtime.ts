import type { BonusStage } from '../bonus.ts';
import type { BoxStage } from '../lootbox-entities.ts';
import type { Notice } from '../content/content-entities.ts';
import type { TableState } from '../game/game-entities.ts';
import type { WireAmount } from './money.ts';
import type { VerificationKind, VerificationStatus } from '../account/verification.ts';

/** Public channels [RT-001] [RT-002]. The channel `table:{identifier}` of a live table is also open to everyone. */
export const publicChannels = ['wins', 'jackpots_changes'] as const;

/** Private channels, from RT-003 to RT-012. Players can join only their own, named `{name}#{player id}`. */
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

/** Close code for a socket whose player already has the maximum number of sockets. */
export const connectionLimitCode = 3506;

/** Close code for a socket whose session has ended. */
export const sessionEndedCode = 3503;

export type PublicChannel = (typeof publicChannels)[number];
export type PrivateChannel = (typeof privateChannels)[number];

export const privateChannel = <Name extends PrivateChannel>(name: Name, playerId: number) =>
  `${name}#${playerId}` as const;
/**
 * The channel for a support conversation with a guest or player. Only the two sides know the id. Message text is
 * never sent on it: a client that is notified of a message fetches it with `GET /api/chat`.
 */
export const chatChannel = (conversation: string) => `chat:${conversation}` as const;
export const tableChannel = (identifier: string) => `table:${identifier}` as const;

/**
 * Message types by channel. Nothing can be sent on other channels. Clients ignore unknown fields and channels
 * [RT-013].
 */
export interface RealtimeEvents {
  /** `jackpot` is set if the win is a jackpot level, with its amount in the jackpot's currency [PRT-001]. */
  wins: {
    nickname: string;
    game: string;
    currency: string;
    win_cents: WireAmount;
    at: string;
    jackpot?: {
      identifier: string;
      level: string;
      level_name: string;
      original_amount_cents: WireAmount;
      original_currency: string;
    };
  };
  jackpots_changes: {
    identifier: string;
    currency: string;
    levels: { identifier: string; amount_cents: WireAmount }[];
  };
  /**
   * `seq` is the number of entries in the wallet (cash and bonus), and `since` is the number before the change. If the
   * last number a client received is not `since`, the client has missed a message and fetches the balance again. It
   * drops a message that is not newer.
   */
  balance: { currency: string; amount_cents: WireAmount; bonus_cents: WireAmount; seq: number; since: number };
  /** A bonus that was issued, or whose stage has changed [RT-004]. */
  bonuses_changes: { id: string; stage: BonusStage };
  /** Free spins that were issued, or whose stage has changed [RT-005]. */
  freespins_changes: { id: string; stage: BonusStage };
  /** A box that was issued, or whose stage has changed. Browsers read the boxes again [PRT-006]. */
  lootboxes_changes: { id: string; stage: BoxStage };
  /** The player's points have changed [RT-003]. Browsers read them again. */
  comps_award: { points: number };
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
  /**
   * The player's place or score in a tournament has changed. At most one message per tournament in two seconds [RT-008].
   * `previous_place` is `null` if the player was not on the board before.
   */
  tournaments_statuses: {
    tournament_id: string;
    title: string;
    frontend_identifier: string;
    award_place: number | null;
    previous_place: number | null;
    points: number;
  };
  /** A notification for one player [ENTITY-020]. It is stored only in the player's browser. */
  notifications: Notice;
}

/** The sequence number of the newest message. */
export interface ChatEvent {
  seq: number;
}

type EventName = keyof RealtimeEvents;
type ChannelOf<Name extends EventName> = Name extends PrivateChannel ? `${Name}#${number}` : Name;

/** An event to send: a channel and a message of the matching type. */
export type ChannelEvent =
  | { [Name in EventName]: { readonly channel: ChannelOf<Name>; readonly data: RealtimeEvents[Name] } }[EventName]
  | { readonly channel: `chat:${string}`; readonly data: ChatEvent }
  | { readonly channel: `table:${string}`; readonly data: TableState };

/** Every channel that is built. */
export type Channel = ChannelEvent['channel'];

/** Message type of a channel. */
export type MessageOf<C extends Channel> = C extends `table:${string}`
  ? TableState
  : C extends `chat:${string}`
    ? ChatEvent
    : C extends `${infer Name extends PrivateChannel & EventName}#${number}`
      ? RealtimeEvents[Name]
      : C extends EventName
        ? RealtimeEvents[C]
        : never;
