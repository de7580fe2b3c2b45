import { expect, expectTypeOf, it } from 'vitest';
import type { TableState } from '../game/game-entities.ts';
import {
  privateChannel,
  tableChannel,
  type Channel,
  type ChannelEvent,
  type MessageOf,
  type RealtimeEvents,
} from './realtime.ts';

it("a player's or table's channel is named after its kind and id, and the name has a matching type", () => {
  expect([privateChannel('balance', 7), tableChannel('roulette-x')]).toEqual(['balance#7', 'table:roulette-x']);
  expectTypeOf(privateChannel('balance', 7)).toEqualTypeOf<`balance#${number}`>();
});

it('every channel has a message type, and a channel without messages is not a valid channel', () => {
  expectTypeOf<MessageOf<'wins'>>().toEqualTypeOf<RealtimeEvents['wins']>();
  expectTypeOf<MessageOf<`balance#${number}`>>().toEqualTypeOf<RealtimeEvents['balance']>();
  expectTypeOf<MessageOf<'balance#7'>>().toEqualTypeOf<RealtimeEvents['balance']>();
  expectTypeOf<MessageOf<`table:${string}`>>().toEqualTypeOf<TableState>();
  expectTypeOf<'balance'>().not.toExtend<Channel>();
  expectTypeOf<'balances#7'>().not.toExtend<Channel>();
  expectTypeOf<'wins#7'>().not.toExtend<Channel>();
  expectTypeOf<'lootboxes_changes'>().not.toExtend<Channel>();
});

it("an event that carries another channel's message does not compile", () => {
  type Limits = RealtimeEvents['game_limits'];
  expectTypeOf<{ channel: 'game_limits#7'; data: Limits }>().toExtend<ChannelEvent>();
  expectTypeOf<{ channel: 'groups_updates#7'; data: Limits }>().not.toExtend<ChannelEvent>();
});
