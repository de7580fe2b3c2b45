import type { Round } from '@liftoff/contract/game/game';
import type { HeaderNotice } from '@liftoff/contract/content/content-entities';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { balanceOf, checkInvariants, playerAccount } from '../../ledger/ledger.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { payByCard, withdraw } from '../../testing/withdraw.ts';

let player: TestCaller;
let playerId: number;
let crash: OpenedFrame;

const cash = () => balanceOf(platform.db, playerAccount(playerId, 'cash', 'EUR'));
const fly = (frame: OpenedFrame) =>
  frame.bet(randomUUID(), { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null });
const launch = (game: string, mode: 'real' | 'demo', caller = player) =>
  caller.send('POST', `/api/games/${game}/launch`, { mode, locale: 'en-CA' });
const work = (techwork: boolean) =>
  platform.operator().send<{ techwork: { on: boolean; since: string | null } }>('POST', '/console/api/flags', {
    techwork,
  });
const paused = { status: 403, body: { refusal: 'techwork' } };

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  player = await signInDemo(platform);
  playerId = (await player.send<{ id: number }>('GET', '/api/player')).body.id;
  await payByCard(platform, player, 5_000);
});
beforeEach(async () => {
  platform.clock.advance(60_000);
  await platform.jobs.runDue();
  player = await signInDemo(platform);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 100_000);
  crash = await openFrameOf(platform, player, 'rocket-x', 'real');
});
afterEach(() => work(false));

/** Opens flights until one is still up and can be collected. */
async function inFlight(frame: OpenedFrame): Promise<Round> {
  for (let flights = 0; flights < 100; flights += 1) {
    const { body } = await fly(frame);
    platform.clock.advance(300);
    const shown = await frame.send<Round>('GET', `/frame/api/rounds/${body.id}`);
    if (shown.body.state === 'open') return body;
    await platform.jobs.runDue();
    platform.clock.advance(10_000);
  }
  throw new Error('No flight lasts');
}

it('during maintenance no new round can begin, while an open round is played to its end and withdrawals continue [B22]', async () => {
  const demo = await openFrameOf(platform, platform.caller(), 'rocket-x', 'demo');
  const round = await inFlight(crash);
  const before = await cash();
  expect((await work(true)).body.techwork.on).toBe(true);

  // Nothing new begins: neither a bet in an open frame, real or demo, nor another game.
  platform.clock.advance(10);
  expect(await fly(demo)).toMatchObject(paused);
  for (const [game, mode] of [
    ['deep-sea-salvage', 'real'],
    ['rocket-x', 'demo'],
  ] as const)
    expect(await launch(game, mode, mode === 'demo' ? platform.caller() : player), `${game} ${mode}`).toMatchObject(
      paused,
    );

  // A player who has reloaded the page finds the open round and collects it.
  const again = await openFrameOf(platform, player, 'rocket-x', 'real');
  expect(again.start.open_rounds.map(({ id }) => id)).toEqual([round.id]);
  const collected = await again.act(round.id, 'collect');
  expect(collected).toMatchObject({ status: 200, body: { state: 'settled' } });
  expect(await cash()).toBe(before + BigInt(collected.body.win_cents));
  expect(await fly(again)).toMatchObject(paused);
  expect(await launch('rocket-x', 'real')).toMatchObject(paused);
  expect(await cash()).toBe(before + BigInt(collected.body.win_cents));

  expect((await withdraw(player, { amount_cents: 3_000 })).status).toBe(201);

  expect((await work(false)).body.techwork).toEqual({ on: false, since: null });
  platform.clock.advance(10_000);
  const open = await openFrameOf(platform, player, 'rocket-x', 'real');
  expect((await fly(open)).status).toBe(200);
  expect((await checkInvariants(platform.db)).filter(({ intact }) => !intact)).toEqual([]);
});

it('a repeated bet gets its original response during maintenance [B22] [A24]', async () => {
  const id = randomUUID();
  const input = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
  const first = await crash.bet(id, input);
  expect(first.status).toBe(200);
  await work(true);
  expect(await crash.bet(id, input)).toMatchObject({ status: 200, body: { id, state: first.body.state } });
});

it("maintenance is announced under the header in the reader's language, with a link to withdrawals for players [B22] [ENTITY-021]", async () => {
  const first = async (caller: TestCaller, path: string) =>
    (await caller.send<HeaderNotice[]>('GET', path)).body.find(({ id }) => id.startsWith('techwork-'));
  expect(await first(platform.caller(), '/api/header_notices?l=de')).toBeUndefined();
  await work(true);
  const told = await first(platform.caller(), '/api/header_notices?l=de');
  expect(told).toMatchObject({
    icon: 'warning',
    message: expect.stringMatching(/^Neue Spiele pausieren wegen Wartung\./) as string,
  });
  expect(told?.action).toBeUndefined();
  expect(await first(player, '/api/player/header_notices?l=et')).toMatchObject({
    action: '/withdraw',
    link_text: 'Väljamakse',
  });
});

it('only the operator can switch maintenance on or off, the console shows it, and each change is in the audit trail [B22] [C36]', async () => {
  const flags = () => platform.operator().send('GET', '/console/api/flags');
  const lines = () => platform.db.query(`SELECT before, after FROM audit WHERE action = 'flags.changed' ORDER BY line`);
  const known = (await lines()).length;
  expect((await platform.caller().send('POST', '/console/api/flags', { techwork: true })).status).toBe(401);
  const off = { on: false, since: null };
  expect((await flags()).body).toEqual({ techwork: off, bonuses_stopped: off });
  const { body } = await work(true);
  expect(body.techwork.since).toBe(platform.clock.now().toISOString());
  platform.clock.advance(5_000);
  expect((await work(true)).body).toEqual(body);
  expect((await flags()).body).toEqual(body);
  expect((await lines()).slice(known)).toEqual([{ before: { techwork: off, bonuses_stopped: off }, after: body }]);
});
