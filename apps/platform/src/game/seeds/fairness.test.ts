import type { Round, SeedPair } from '@liftoff/contract/game/game';
import { outcomeDraw, seedHash } from '@liftoff/rules/game/fairness';
import { payRoulette, winningNumber } from '@liftoff/rules/game/engines/roulette/math';
import { spinSlot, type SlotModel } from '@liftoff/rules/game/engines/slot/math';
import { wire } from '@liftoff/rules/money/money';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetPlayTime, giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { usePlatform } from '../../testing/test-platform.ts';

const rotate = (frame: OpenedFrame, seed: string) =>
  frame.send<{ active: SeedPair; next: SeedPair | null; revealed: SeedPair }>('POST', '/frame/api/seeds/rotate', {
    client_seed: seed,
  });

/** Plays the given number of rounds and reveals the seed pair they used. */
async function playAndReveal(frame: OpenedFrame, input: unknown, rounds: number) {
  const played: Round[] = [];
  for (let count = 0; count < rounds; count += 1) {
    platform.clock.advance(10_000);
    const answer = await frame.bet(randomUUID(), input);
    expect(answer.status).toBe(200);
    played.push(answer.body);
  }
  const { active, revealed } = (await rotate(frame, 'the next one')).body;
  return { played, active, revealed };
}

/** The model in its published form: plain JSON. */
const solvedOf = (published: unknown): SlotModel => {
  const model: SlotModel = JSON.parse(JSON.stringify(published));
  return model;
};

/** The outcome without its start time. */
const timeless = (outcome: Round['outcome']) => ({ ...outcome, started_at: null });

const drawOf = (pair: SeedPair, nonce: number) =>
  outcomeDraw({ serverSeed: pair.server_seed ?? '', clientSeed: pair.client_seed, nonce });

const platform = usePlatform({ seed: 'small' });
beforeEach(() => platform.clock.advance(10_000));

describe('provably fair rounds', () => {
  it('the server seed is committed before the first bet and never shown while it is in use [C33]', async () => {
    const frame = await openFrameOf(platform, platform.caller(), 'deep-sea-salvage', 'demo');
    const committed = frame.start.seed;
    expect(committed).toMatchObject({ number: 1, server_seed: null, nonce: 0 });
    const { played, active, revealed } = await playAndReveal(frame, { engine: 'slot', stake_cents: 100 }, 3);
    expect(played.map(round => round.seed)).toEqual([0, 1, 2].map(nonce => ({ pair: 1, nonce })));
    expect(revealed.server_seed_hash).toBe(committed.server_seed_hash);
    expect(seedHash(revealed.server_seed ?? '')).toBe(committed.server_seed_hash);
    expect(active).toMatchObject({ number: 2, server_seed: null, client_seed: 'the next one', nonce: 0 });
    const seeds = (await frame.send<{ active: SeedPair; revealed: SeedPair[] }>('GET', '/frame/api/seeds')).body;
    expect(seeds.active.server_seed).toBeNull();
    expect(seeds.revealed).toEqual([revealed]);
  });

  it('slot rounds can be recomputed from the published model and the revealed seed [C33]', async () => {
    const frame = await openFrameOf(platform, await signInDemo(platform), 'deep-sea-salvage', 'real');
    const model = solvedOf(frame.start.model);
    const { played, revealed } = await playAndReveal(frame, { engine: 'slot', stake_cents: 100 }, 20);
    for (const round of played) {
      const again = spinSlot(model, drawOf(revealed, round.seed.nonce), 100n);
      expect(round.win_cents).toBe(wire(again.win));
      expect(round.outcome).toEqual(again.outcome);
    }
  });

  it('roulette rounds can be recomputed from the revealed seed [C33]', async () => {
    const frame = await openFrameOf(platform, platform.caller(), 'roulette-royale', 'demo');
    const bets = ['red', 'straight:7'].map(spot => ({ spot, stake_cents: 100 }));
    const { played, revealed } = await playAndReveal(frame, { engine: 'roulette', bets }, 10);
    for (const round of played) {
      const number = winningNumber(drawOf(revealed, round.seed.nonce));
      const paid = payRoulette(
        [
          { spot: 'red', stake: 100n },
          { spot: 'straight:7', stake: 100n },
        ],
        number,
      );
      expect(round).toMatchObject({ win_cents: wire(paid.win), outcome: { number } });
    }
  });

  it.each([
    ['deep-sea-salvage', { engine: 'slot', stake_cents: 100 }],
    ['roulette-royale', { engine: 'roulette', bets: [{ spot: 'red', stake_cents: 100 }] }],
    ['rocket-x', { engine: 'crash', stake_cents: 100, auto_collect_hundredths: 150 }],
  ])(
    '%s gives the same outcome for the same seeds in demo and real play, whatever the balance, player or time [C30] [C32]',
    async (game, input) => {
      const demo = await openFrameOf(platform, platform.caller(), game, 'demo');
      const real = await openFrameOf(platform, await signInDemo(platform, 'tester@liftoff.test'), game, 'real');
      const rich = await openFrameOf(platform, await signInDemo(platform, 'vip@liftoff.test'), game, 'real');
      await giveMoney(platform, 'tester@liftoff.test', 'EUR', 1_000);
      await giveMoney(platform, 'vip@liftoff.test', 'EUR', 90_000_000);
      await platform.db.query(
        `UPDATE game_seed_pairs AS p SET server_seed = d.server_seed, server_seed_hash = d.server_seed_hash,
         client_seed = d.client_seed, nonce = d.nonce FROM game_seed_pairs AS d
       WHERE d.owner = $1 AND p.game = d.game AND p.owner LIKE 'player:%' AND p.revealed_at IS NULL`,
        [`demo:${demo.sessionId}`],
      );
      /** Places a bet and returns the round after it has ended; a flight ends without a collect. */
      const play = async (frame: OpenedFrame): Promise<Round> => {
        const { id } = (await frame.bet(randomUUID(), input)).body;
        platform.clock.advance(600_000);
        await platform.jobs.runDue();
        await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
        await forgetPlayTime(platform);
        return (await frame.send<Round>('GET', `/frame/api/rounds/${id}`)).body;
      };
      for (let round = 0; round < 5; round += 1) {
        const played = await play(demo);
        for (const frame of [real, rich]) {
          const paid = await play(frame);
          expect([played.seed.nonce, paid.seed.nonce]).toEqual([round, round]);
          expect(timeless(paid.outcome)).toEqual(timeless(played.outcome));
          expect(paid.win_cents).toBe(played.win_cents);
          expect([played.mode, paid.mode, paid.state]).toEqual(['demo', 'real', 'settled']);
        }
      }
    },
  );

  it('a seed pair cannot be revealed while a round is open', async () => {
    const frame = await openFrameOf(platform, platform.caller(), 'rocket-x', 'demo');
    let open: Round | null = null;
    for (let flights = 0; open === null && flights < 50; flights += 1) {
      platform.clock.advance(10_000);
      const input = { engine: 'crash', stake_cents: 100, auto_collect_hundredths: null };
      const answer = await frame.bet(randomUUID(), input);
      const shown = await frame.send<Round>('GET', `/frame/api/rounds/${answer.body.id}`);
      platform.clock.advance(50);
      if ((await frame.send<Round>('GET', `/frame/api/rounds/${shown.body.id}`)).body.state === 'open')
        open = shown.body;
    }
    expect(await rotate(frame, 'new')).toMatchObject({ status: 409, body: { refusal: 'round_open' } });
  });

  it('the next server seed is committed before its client seed is chosen, and is the one used after the rotation [C33]', async () => {
    const frame = await openFrameOf(platform, platform.caller(), 'deep-sea-salvage', 'demo');
    const seeds = async () => (await frame.send<{ next: SeedPair | null }>('GET', '/frame/api/seeds')).body;
    const committed = (await seeds()).next;
    expect(committed).toMatchObject({ number: 2, server_seed: null, nonce: 0 });
    await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 100 });
    expect((await seeds()).next).toEqual(committed);
    const rotated = (await rotate(frame, 'chosen afterwards')).body;
    expect(rotated.active).toMatchObject({
      number: 2,
      server_seed_hash: committed?.server_seed_hash,
      client_seed: 'chosen afterwards',
    });
    expect(rotated.next).toMatchObject({ number: 3, server_seed: null });
    expect(rotated.next?.server_seed_hash).not.toBe(committed?.server_seed_hash);
    expect(await seeds()).toMatchObject({ next: rotated.next });
    platform.clock.advance(10_000);
    const { revealed } = (await rotate(frame, 'and another')).body;
    expect(seedHash(revealed.server_seed ?? '')).toBe(committed?.server_seed_hash);
  });

  it('a seed pair without a committed next seed gets one at the next launch, and can still be rotated before that [C33]', async () => {
    const caller = await signInDemo(platform, 'vip@liftoff.test');
    const frame = await openFrameOf(platform, caller, 'deep-sea-salvage', 'real');
    const next = async (of: OpenedFrame) =>
      (await of.send<{ next: SeedPair | null }>('GET', '/frame/api/seeds')).body.next;
    await platform.db.query('UPDATE game_seed_pairs SET next_server_seed = NULL');
    expect(await next(frame)).toBeNull();
    const again = await openFrameOf(platform, caller, 'deep-sea-salvage', 'real');
    const committed = await next(again);
    expect(committed?.server_seed_hash).toMatch(/^[0-9a-f]{64}$/);
    const third = await openFrameOf(platform, caller, 'deep-sea-salvage', 'real');
    expect(await next(third)).toEqual(committed);
    await platform.db.query('UPDATE game_seed_pairs SET next_server_seed = NULL');
    expect((await rotate(third, 'without one')).body.active.server_seed_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('the data sent to a frame contains neither the server seed in use nor the next one [C33]', async () => {
    const frame = await openFrameOf(platform, platform.caller(), 'deep-sea-salvage', 'demo');
    const [pair] = await platform.db.query<{ server_seed: string; next_server_seed: string }>(
      'SELECT server_seed, next_server_seed FROM game_seed_pairs WHERE owner = $1',
      [`demo:${frame.sessionId}`],
    );
    const told = JSON.stringify([frame.start, (await frame.send('GET', '/frame/api/seeds')).body]);
    expect(pair?.next_server_seed).toMatch(/^[0-9a-f]{64}$/);
    for (const seed of [pair?.server_seed, pair?.next_server_seed]) expect(told).not.toContain(seed);
  });
});
