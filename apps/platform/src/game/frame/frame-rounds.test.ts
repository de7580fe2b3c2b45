import type { Round } from '@liftoff/contract/game/game';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { resultAt, tableMoment } from '../table/table-clock.ts';

let player: TestCaller;

const slot = 'deep-sea-salvage';
const table = 'aurum-roulette';
const spin = { engine: 'slot', stake_cents: 100 };
const flight = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
const chips = { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 500 }] };
const refused = (status: number, refusal: string) => ({ status, body: { refusal } });

const visit = (game: string, mode: 'real' | 'demo' = 'real') => openFrameOf(platform, player, game, mode);
const act = (frame: OpenedFrame, id: string, what: 'collect' | 'roll_back') => frame.act(id, what);
const show = (frame: OpenedFrame, id: string) => frame.send<Round>('GET', `/frame/api/rounds/${id}`);

/** Places a bet and returns the id of its round. */
async function place(frame: OpenedFrame, input: unknown): Promise<string> {
  const placed = await frame.bet(randomUUID(), input);
  expect(placed.status).toBe(200);
  return placed.body.id;
}

const toBetting = () => reachPhase(platform.clock, table, 'betting');

const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(10_000);
  player = await signInDemo(platform);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 25_000);
});

describe("a frame's access to a round", () => {
  it('refuses a frame access to a round of another game, even of the same player', async () => {
    const id = await place(await visit(slot), spin);
    const other = await visit('undertow-ways');
    expect(await show(other, id)).toMatchObject(refused(404, 'not_found'));
    for (const what of ['collect', 'roll_back'] as const)
      expect(await act(other, id, what)).toMatchObject(refused(404, 'not_found'));
  });

  it('refuses access to a round once the game session has been deleted', async () => {
    const demo = await visit(slot, 'demo');
    expect((await demo.send('GET', '/frame/api/balance')).status).toBe(200);
    await platform.db.query('DELETE FROM game_sessions WHERE id = $1', [demo.sessionId]);
    const gone = refused(401, 'unauthenticated');
    expect(await show(demo, randomUUID())).toMatchObject(gone);
    expect(await act(demo, randomUUID(), 'collect')).toMatchObject(gone);
    expect(await demo.send('GET', '/frame/api/rounds')).toMatchObject(gone);
    expect(await demo.send('GET', '/frame/api/balance')).toMatchObject(gone);
  });

  it('refuses access to a round after sign-out if the round was already closed', async () => {
    const frame = await visit('rocket-x');
    const id = await place(frame, { ...flight, auto_collect_hundredths: 101 });
    platform.clock.advance(120_000);
    await platform.jobs.runDue();
    expect((await show(frame, id)).body.state).toBe('settled');
    platform.clock.advance(1);
    await player.send('DELETE', '/api/users/sign_out');
    for (const what of ['collect', 'roll_back'] as const)
      expect(await act(frame, id, what)).toMatchObject(refused(401, 'unauthenticated'));
  });
});

describe('player acts in a round', () => {
  it('a spin can be neither collected nor taken back', async () => {
    const frame = await visit(slot);
    const id = await place(frame, spin);
    for (const what of ['collect', 'roll_back'] as const)
      expect(await act(frame, id, what)).toMatchObject(refused(404, 'not_found'));
  });

  it('a flight cannot be taken back', async () => {
    const frame = await visit('rocket-x');
    expect(await act(frame, await place(frame, flight), 'roll_back')).toMatchObject(refused(404, 'not_found'));
  });

  it('chips cannot be collected, and cannot be taken back once they are paid', async () => {
    toBetting();
    const frame = await visit(table);
    const id = await place(frame, chips);
    expect(await act(frame, id, 'collect')).toMatchObject(refused(404, 'not_found'));
    platform.clock.moveTo(resultAt(table, tableMoment(table, platform.clock.now()).round));
    expect((await show(frame, id)).body.state).toBe('settled');
    toBetting();
    expect(await act(frame, id, 'roll_back')).toMatchObject(refused(409, 'round_closed'));
  });

  it('taking chips back again returns the balance stored the first time, or the current balance if none was stored', async () => {
    toBetting();
    const frame = await visit(table);
    const id = await place(frame, chips);
    expect((await act(frame, id, 'roll_back')).status).toBe(200);
    await giveMoney(platform, 'demo@liftoff.test', 'EUR', 77);
    expect((await act(frame, id, 'roll_back')).body.balance_cents).toBe(25_000);
    await platform.db.query('UPDATE game_rounds SET close_balance = NULL WHERE id = $1', [id]);
    expect((await act(frame, id, 'roll_back')).body.balance_cents).toBe(77);
  });
});

describe('requests from a frame', () => {
  it('lists the rounds of one seed pair below a given nonce', async () => {
    const demo = await visit(slot, 'demo');
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await place(demo, spin);
      platform.clock.advance(10_000);
    }
    await demo.send('POST', '/frame/api/seeds/rotate', { client_seed: 'mine' });
    await place(demo, spin);
    const seeds = async (query: string) =>
      (await demo.send<Round[]>('GET', `/frame/api/rounds${query}`)).body.map(({ seed }) => [seed.pair, seed.nonce]);
    expect(await seeds('')).toEqual([
      [2, 0],
      [1, 2],
      [1, 1],
      [1, 0],
    ]);
    expect(await seeds('?pair=1&before=2')).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(await seeds('?pair=2')).toEqual([[2, 0]]);
  });

  it('responds immediately for chips on a table, even if the frame requests a wait', async () => {
    toBetting();
    const frame = await visit(table);
    const id = await place(frame, chips);
    const shown = await frame.send<Round>('GET', `/frame/api/rounds/${id}?wait_ms=1000`);
    expect(shown).toMatchObject({ status: 200, body: { state: 'open', outcome: { number: null } } });
  });

  it("finds a table only for live games, and refuses to rotate a table's seeds", async () => {
    expect(await (await visit(slot)).send('GET', '/frame/api/table')).toMatchObject(refused(404, 'not_found'));
    const live = await visit(table);
    expect((await live.send('GET', '/frame/api/table')).status).toBe(200);
    const rotated = await live.send('POST', '/frame/api/seeds/rotate', { client_seed: 'mine' });
    expect(rotated).toMatchObject(refused(422, 'invalid'));
  });
});
