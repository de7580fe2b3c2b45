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

it('a channel of a player or a table is named so, and the name carries its kind', () => {
  expect([privateChannel('balance', 7), tableChannel('roulette-x')]).toEqual(['balance#7', 'table:roulette-x']);
  expectTypeOf(privateChannel('balance', 7)).toEqualTypeOf<`balance#${number}`>();
});

it('each channel has its message, and a channel that nothing is sent on is none', () => {
  expectTypeOf<MessageOf<'wins'>>().toEqualTypeOf<RealtimeEvents['wins']>();
  expectTypeOf<MessageOf<`balance#${number}`>>().toEqualTypeOf<RealtimeEvents['balance']>();
  expectTypeOf<MessageOf<'balance#7'>>().toEqualTypeOf<RealtimeEvents['balance']>();
  expectTypeOf<MessageOf<`table:${string}`>>().toEqualTypeOf<TableState>();
  expectTypeOf<'balance'>().not.toExtend<Channel>();
  expectTypeOf<'balances#7'>().not.toExtend<Channel>();
  expectTypeOf<'wins#7'>().not.toExtend<Channel>();
  expectTypeOf<'comps_award#7'>().not.toExtend<Channel>();
});

it('an event with the message of another channel does not compile', () => {
  type Limits = RealtimeEvents['game_limits'];
  expectTypeOf<{ channel: 'game_limits#7'; data: Limits }>().toExtend<ChannelEvent>();
  expectTypeOf<{ channel: 'groups_updates#7'; data: Limits }>().not.toExtend<ChannelEvent>();
});
