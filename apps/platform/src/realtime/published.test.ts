import type { Jackpot } from '@liftoff/contract/jackpot';
import { privateChannel, type PrivateChannel } from '@liftoff/contract/core/realtime';
import { Centrifuge, type PublicationContext } from 'centrifuge';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { countingGames } from '../jackpot/counting-games.ts';
import { awardsOf } from '../facts/round-listener.ts';
import { drawLevels } from '../jackpot/round-settled.ts';
import { endGames } from '../game/play/end-games.ts';
import { setBlock } from '../limits/set-limit.ts';
import { framePath, type Begun } from '../testing/frame-path.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../testing/play.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../testing/test-platform.ts';

/** Checks the events of the platform as a browser receives them over its socket. */
let platform: TestPlatform;
let server: Server;
let url: string;
let player: TestCaller;
let playerId: number;
let frame: OpenedFrame;
const clients: Centrifuge[] = [];
const counting = 'undertow-ways';

beforeAll(async () => {
  platform = await testPlatform({ seed: 'small' });
  platform.open.outbox.start();
  server = createServer();
  platform.open.hub.attach(server, request => request.socket.remoteAddress ?? '');
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  url = `ws://127.0.0.1:${address.port}/connection/websocket`;
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  frame = await openFrameOf(platform, player, counting, 'real');
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  await platform.close();
  await new Promise(resolve => server.close(resolve));
});
beforeEach(async () => {
  platform.clock.advance(10_000);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 1_000_000);
  await tick();
});

/** Advances the platform by one second and runs its due jobs. */
async function tick(): Promise<void> {
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
}

/** Joins a channel with the browser's own token and collects the events from now on. */
async function listen(caller: TestCaller, channel: string): Promise<unknown[]> {
  await platform.open.outbox.flush();
  const settings = await caller.send<{ realtime: { token: string } }>('GET', '/api/player/settings');
  const client = new Centrifuge(url, { token: settings.body.realtime.token, websocket: WebSocket });
  clients.push(client);
  const received: unknown[] = [];
  const subscription = client.newSubscription(channel);
  subscription.on('publication', ({ data }: PublicationContext) => received.push(data));
  const joined = new Promise((resolve, reject) => {
    subscription.on('subscribed', resolve);
    subscription.on('unsubscribed', ({ reason }) => reject(new Error(reason)));
  });
  subscription.subscribe();
  client.connect();
  await joined;
  return received;
}
const listenOwn = (channel: PrivateChannel): Promise<unknown[]> => listen(player, privateChannel(channel, playerId));
const bet = async (stake: number): Promise<bigint> => {
  const answer = await frame.bet(randomUUID(), { engine: 'slot', stake_cents: stake });
  expect(answer.status).toBe(200);
  return BigInt(answer.body.win_cents);
};

describe('the public channels', () => {
  it('the jackpot channel sends guests a change after a stake, with the same amounts as the jackpot list [RT-002]', async () => {
    const before = (await platform.caller().send<Jackpot[]>('GET', '/api/jackpots')).body[0];
    const received = await listen(platform.caller(), 'jackpots_changes');
    await bet(4_000);
    expect(received).toEqual([]);
    await tick();
    const after = (await platform.caller().send<Jackpot[]>('GET', '/api/jackpots')).body[0];
    expect(after?.levels).not.toEqual(before?.levels);
    const levels = after?.levels.map(({ identifier, amount_cents }) => ({ identifier, amount_cents }));
    await expect.poll(() => received).toEqual([{ identifier: 'mystic', currency: 'EUR', levels }]);
  });

  it('the jackpot channel sends nothing for a jackpot without contributions [RT-002]', async () => {
    const received = await listen(platform.caller(), 'jackpots_changes');
    await tick();
    await platform.open.outbox.flush();
    await platform.open.hub.publish('jackpots_changes', { last: true });
    await expect.poll(() => received).toEqual([{ last: true }]);
  });

  it('the wins channel sends guests a real-money win above its stake [RT-001]', async () => {
    const received = await listen(platform.caller(), 'wins');
    let win = 0n;
    for (let round = 0; round < 300 && win <= 20n; round += 1) {
      win = await bet(20);
      platform.clock.advance(5_000);
    }
    expect(win).toBeGreaterThan(20n);
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      nickname: 'Mira K***',
      game: counting,
      currency: 'EUR',
      win_cents: Number(win),
    });
  });
});

describe("a player's own channels", () => {
  it("a player's balance channel sends the balance after a bet [RT-012]", async () => {
    const received = await listenOwn('balance');
    const win = await bet(100);
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]).toMatchObject({ currency: 'EUR', amount_cents: 1_000_000 - 100 + Number(win), bonus_cents: 0 });
  });

  it("a player's payments channel sends an update when a payment starts and when it is decided [RT-011]", async () => {
    const received = await listenOwn('payments_changes');
    const deposit = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
    const begun = await player.send<Begun>('POST', '/payments/deposits', deposit);
    const { id } = begun.body.payment;
    await tick();
    await expect.poll(() => received).toEqual([{ id, action: 'deposit', state: 'pending' }]);
    const path = `${framePath(begun.body)}/pay`;
    await platform.caller().send('POST', path, { card: 'tok_succeeds' });
    await tick();
    await expect.poll(() => received.at(-1)).toMatchObject({ state: 'succeeded' });
    expect(received.at(-1)).toEqual({ id, action: 'deposit', state: 'succeeded' });
  });

  it("a player's limits channel sends an update when a limit is set and when it ends [RT-007]", async () => {
    const received = await listenOwn('game_limits');
    const block = (to: 'cooling_off' | 'none') =>
      platform.db.transaction(tx => setBlock(tx, platform.deps, endGames, { id: playerId, currency: 'EUR' }, to));
    await block('cooling_off');
    await expect.poll(() => received).toEqual([{ type: 'coolingoff' }]);
    await block('none');
    await expect.poll(() => received).toEqual([{ type: 'coolingoff' }, { type: 'coolingoff' }]);
  });

  it("a player's groups channel sends the group when the player joins it [RT-009]", async () => {
    const received = await listenOwn('groups_updates');
    expect((await player.send('POST', '/api/player/groups', { groups: { add: [543] } })).status).toBe(200);
    await expect.poll(() => received).toEqual([{ groups: ['543'] }]);
  });

  it("a player's jackpot channel sends the player's own jackpot wins and nobody else's [RT-010] [PRT-009]", async () => {
    const received = await listenOwn('jackpot_win_award');
    const falls = (winner: number) => ({
      playerId: winner,
      roundId: randomUUID(),
      game: counting,
      currency: 'EUR' as const,
      stake: 100n,
      parts: [{ source: 'cash' as const, grant: null, amount: 100n }],
      engine: 'slot' as const,
      win: 0n,
      nickname: 'Mira K***',
      at: platform.clock.now(),
      draw: (domain: string) => (n: number) => (domain.includes('-spark-') ? 0 : n - 1),
    });
    const other = await signInDemo(platform, 'tester@liftoff.test');
    const otherId = (await other.send<{ id: number }>('GET', '/api/player')).body.id;
    const won: bigint[] = [];
    for (const winner of [otherId, playerId]) {
      await platform.db.transaction(async tx => {
        const pay = await drawLevels(platform, countingGames())(tx, falls(winner));
        const award = await pay?.(tx);
        won.push(award ? awardsOf('jackpot', award).sum : 0n);
      });
    }
    const amount_cents = Number(won[1]);
    await expect
      .poll(() => received)
      .toEqual([{ identifier: 'mystic', level: 'spark', level_name: 'Spark', amount_cents, currency: 'EUR' }]);
    expect(won[0]).not.toBe(won[1]);
  });
});
