import { describe, expect, it } from 'vitest';
import { houseAccount, lockKeys, playerAccount } from './ledger.ts';
import { shardCount, shardsOf } from './shards.ts';

const games = { account: houseAccount('games', 'EUR') };
const payments = { account: houseAccount('payments', 'EUR') };
const cashOf = (playerId: number) => ({ account: playerAccount(playerId, 'cash', 'EUR') });
const shardsWith = (reference: string, ...legs: (typeof games)[]) =>
  shardsOf({ reference, legs }).map(({ shard }) => shard);
const counted = Array.from({ length: 10_000 }, (_, at) => at + 1);

describe('the shards of a house account', () => {
  it('the shards of a house account are spread evenly over the players, so that concurrent bets rarely use the same row', () => {
    const players = new Map<number, number>();
    for (const playerId of counted) {
      const [, shard = -1] = shardsWith('bet:1', cashOf(playerId), games);
      players.set(shard, (players.get(shard) ?? 0) + 1);
    }
    expect(players.size).toBe(shardCount);
    expect(Math.max(...players.values())).toBeLessThan((3 * counted.length) / shardCount);
  });

  it("the player in a transfer determines the shard, regardless of the transfer's reference and the order of its legs", () => {
    const [, shard] = shardsWith('bet:1', cashOf(7), games);
    expect(shardsWith('bet:2', cashOf(7), games, payments)).toEqual([0, shard, shard]);
    expect(shardsWith('bet:3', games, cashOf(7))).toEqual([shard, 0]);
  });

  it('the reference determines the shard if the transfer involves no player', () => {
    const shards = counted.map(number => shardsWith(`jackpot:${number}`, games, payments));
    expect(new Set(shards.map(([shard]) => shard)).size).toBe(shardCount);
    for (const [first, second] of shards) expect(second).toBe(first);
  });
});

describe('the row locks for several transfers', () => {
  it('row locks include each row once and each wallet whole, in a fixed order, however the transfers are written', () => {
    const legs = [cashOf(12), games, cashOf(3), payments, cashOf(7)];
    const [owners, kinds] = lockKeys([{ reference: 'a', legs }]);
    expect(owners).toEqual(['house', 'house', ...['player:12', 'player:3', 'player:7'].flatMap(of => [of, of])]);
    expect(kinds).toEqual(['games', 'payments', ...owners.slice(2).map((_, at) => (at % 2 === 0 ? 'bonus' : 'cash'))]);
    const both = [
      { reference: 'a', legs: [cashOf(12), games] },
      { reference: 'b', legs: [games, cashOf(12)] },
    ];
    expect(lockKeys(both)).toEqual(lockKeys([{ reference: 'c', legs: [games, cashOf(12)] }]));
  });
});
