import type { JackpotConfig } from '../../jackpot/jackpot-config.ts';
import type { Round, SeedPair } from '@liftoff/contract/game/game';
import type { Jackpot } from '@liftoff/contract/jackpot';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as page from '../../testing/page-verifier.ts';
import { giveMoney, openFrameOf, signInDemo, type OpenedFrame } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { usePlatform, type TestCaller } from '../../testing/test-platform.ts';
import { writtenLocales } from '../../market/written-locales.ts';
import { bettingMs, spinningMs } from '../table/table-clock.ts';

// At the platform's real odds a jackpot falls once in years. Here, one in three rounds at a stake of one euro wins
// the Spark level.
async function makeGenerous(): Promise<void> {
  const [jackpots] = (
    await platform
      .operator()
      .send<{ version: number; value: JackpotConfig[] }[]>('GET', '/console/api/configuration?name=jackpots')
  ).body;
  const value = jackpots?.value.map(jackpot => ({
    ...jackpot,
    levels: jackpot.levels.map(level => ({ ...level, one_in: level.identifier === 'spark' ? 3 : level.one_in })),
  }));
  const body = { version: jackpots?.version, value, reason: 'so that a jackpot falls' };
  expect((await platform.operator().send('PUT', '/console/api/configuration/jackpots', body)).status).toBe(200);
}

let player: TestCaller;

const modelOf = async <M>(game: string): Promise<M> => {
  const answer = await platform.caller().send<{ model: M }>('GET', `/api/games/${game}/model`);
  expect(answer.status).toBe(200);
  return answer.body.model;
};

async function play(frame: OpenedFrame, inputs: readonly unknown[]): Promise<Round[]> {
  const rounds: Round[] = [];
  for (const input of inputs) {
    platform.clock.advance(10_000);
    const placed = await frame.bet(randomUUID(), input);
    expect(placed).toMatchObject({ status: 200 });
    platform.clock.advance(120_000);
    await platform.jobs.runDue();
    rounds.push((await frame.send<Round>('GET', `/frame/api/rounds/${placed.body.id}`)).body);
    await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
  }
  return rounds;
}

/** Rotates the seeds and checks that the revealed seed has the hash that was committed. */
async function reveal(frame: OpenedFrame): Promise<SeedPair & { server_seed: string }> {
  const answer = await frame.send<{ revealed: SeedPair }>('POST', '/frame/api/seeds/rotate', { client_seed: 'next' });
  const { server_seed: seed, ...pair } = answer.body.revealed;
  if (seed === null) throw new Error('nothing was revealed');
  expect(page.hashOf(seed)).toBe(frame.start.seed.server_seed_hash);
  return { ...pair, server_seed: seed };
}

const sourceOf = (pair: SeedPair, nonce: number): page.Source => ({
  serverSeed: pair.server_seed ?? '',
  clientSeed: pair.client_seed,
  nonce,
});

const platform = usePlatform({ seed: 'small' });
beforeAll(async () => {
  await makeGenerous();
  player = await signInDemo(platform);
});
beforeEach(async () => {
  platform.clock.advance(10_000);
  await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 10_000_000);
});

describe('a verifier built only from the /fairness page', () => {
  it('the verifier computes slot rounds of every kind, including their amounts [C33]', async () => {
    const games = await platform.db.query<{ slug: string }>(
      `SELECT DISTINCT ON (details->>'grid', details->>'lines') slug FROM games
       WHERE kind = 'slots' AND has_demo_mode AND NOT 'prerelease' = ANY (categories) AND details->>'lines' IS NOT NULL`,
    );
    const kinds = new Set<string>();
    for (const { slug } of games) {
      const model = await modelOf<page.PublishedSlot>(slug);
      const kind = `${model.kind}${model.heights === null ? '' : ' of changing height'}`;
      if (kinds.has(kind)) continue;
      kinds.add(kind);
      const frame = await openFrameOf(platform, platform.caller(), slug, 'demo');
      const stake = Number(frame.start.default_stake_cents);
      const rounds: Round[] = [];
      for (let spin = 0; spin < 40; spin += 1) {
        platform.clock.advance(10_000);
        rounds.push((await frame.bet(randomUUID(), { engine: 'slot', stake_cents: stake })).body);
      }
      const pair = await reveal(frame);
      for (const round of rounds) {
        const again = page.slot(model, sourceOf(pair, round.seed.nonce), BigInt(stake));
        expect(BigInt(round.win_cents)).toBe(again.amount);
        expect(round.outcome).toMatchObject({ spins: again.grids.map(grid => ({ grid })) });
      }
    }
    expect([...kinds].toSorted()).toEqual(['anywhere', 'clusters', 'lines', 'ways', 'ways of changing height']);
  }, 240_000);

  it('the verifier computes spins of a private wheel with every bet on it [C33]', async () => {
    const { spots } = await modelOf<{ spots: string[] }>('roulette-royale');
    const frame = await openFrameOf(platform, platform.caller(), 'roulette-royale', 'demo');
    const halves = [spots.filter((_, index) => index % 3 === 0), spots.filter((_, index) => index % 3 === 1)];
    const thirds = [...halves, spots.filter((_, index) => index % 3 === 2)];
    const rounds = await play(
      frame,
      Array.from({ length: 12 }, (_, spin) => ({
        engine: 'roulette',
        bets: (thirds[spin % 3] ?? []).map(spot => ({ spot, stake_cents: 100 })),
      })),
    );
    const pair = await reveal(frame);
    for (const round of rounds) {
      const number = page.wheel(sourceOf(pair, round.seed.nonce));
      if (round.outcome.engine !== 'roulette') throw new Error('no wheel');
      expect(round.outcome.number).toBe(number);
      expect(BigInt(round.win_cents)).toBe(page.wheelPays(number, round.outcome.bets));
    }
  }, 240_000);

  it('the verifier computes flights at any stake, collected or lost [C33]', async () => {
    const model = await modelOf<page.PublishedCrash>('rocket-x');
    const frame = await openFrameOf(platform, player, 'rocket-x', 'real');
    const stakes = frame.start.stakes_cents.slice(0, 8).map(Number);
    const rounds = await play(
      frame,
      Array.from({ length: 24 }, (_, flight) => ({
        engine: 'crash',
        stake_cents: (stakes[flight % stakes.length] ?? 100) + (flight % 3),
        auto_collect_hundredths: [110, 150, 237, 1_000][flight % 4],
      })),
    );
    const pair = await reveal(frame);
    const collected: boolean[] = [];
    for (const [flight, round] of rounds.entries()) {
      const stake = BigInt(round.stake_cents);
      const end = page.crashPoint(model, sourceOf(pair, round.seed.nonce), stake);
      const asked = [110, 150, 237, 1_000][flight % 4] ?? 0;
      collected.push(asked <= end);
      expect(round).toMatchObject({
        state: 'settled',
        outcome: { crash_hundredths: end, collected_hundredths: asked <= end ? asked : null },
      });
      expect(BigInt(round.win_cents)).toBe(asked <= end ? page.collectPays(stake, asked) : 0n);
    }
    expect(new Set(collected).size).toBe(2);
  }, 240_000);

  it("the verifier computes the rounds of a live table from the day's seed, once that day is over [C33]", async () => {
    const table = 'aurum-roulette';
    reachPhase(platform.clock, table, 'betting');
    const frame = await openFrameOf(platform, player, table, 'real');
    const { seed } = frame.start;
    const tomorrow = (await frame.send<{ next: SeedPair }>('GET', '/frame/api/seeds')).body.next;
    const bets = ['red', 'dozen:2', 'straight:17'].map(spot => ({ spot, stake_cents: 500 }));
    const placed = (await frame.bet(randomUUID(), { engine: 'roulette', bets })).body;
    platform.clock.advance(bettingMs + spinningMs);
    await platform.jobs.runDue();
    const round = (await frame.send<Round>('GET', `/frame/api/rounds/${placed.id}`)).body;
    platform.clock.advance(86_400_000);
    const again = await openFrameOf(platform, await signInDemo(platform), table, 'real');
    const { active, revealed } = (
      await again.send<{ active: SeedPair; revealed: SeedPair[] }>('GET', '/frame/api/seeds')
    ).body;
    const pair = revealed.find(({ number }) => number === round.seed.pair);
    if (pair === undefined || round.outcome.engine !== 'roulette') throw new Error('the day is not revealed');
    expect(page.hashOf(pair.server_seed ?? '')).toBe(seed.server_seed_hash);
    expect(active.server_seed_hash).toBe(tomorrow.server_seed_hash);
    expect(pair).toMatchObject({ client_seed: table, number: seed.number });
    const number = page.wheel(sourceOf(pair, round.seed.nonce));
    expect(round.outcome.number).toBe(number);
    expect(BigInt(round.win_cents)).toBe(page.wheelPays(number, bets));
  });

  it("the verifier computes whether a jackpot was won from the published chances and the round's id [C33]", async () => {
    const levels = (await platform.caller().send<Jackpot[]>('GET', '/api/jackpots')).body.find(
      ({ identifier }) => identifier === 'mystic',
    )?.levels;
    const frame = await openFrameOf(platform, await signInDemo(platform), 'undertow-ways', 'real');
    const rounds = await play(
      frame,
      Array.from({ length: 20 }, () => ({ engine: 'slot', stake_cents: 100 })),
    );
    const pair = await reveal(frame);
    const fallen = rounds.map(round => {
      const says = (levels ?? []).filter(({ identifier: level, one_in: oneIn }) =>
        page.jackpotFalls(
          sourceOf(pair, round.seed.nonce),
          { jackpot: 'mystic', level, oneIn, round: round.id },
          100n * 10n ** 6n,
        ),
      );
      expect(round.jackpot_wins.map(({ level }) => level)).toEqual(says.map(({ identifier }) => identifier));
      return says.length;
    });
    expect(new Set(fallen)).toEqual(new Set([0, 1]));
  }, 240_000);
});

/** The values of the worked example: the second cell of each row in the page's only table. */
function exampleOn(locale: string): string[] {
  const html = readFileSync(new URL(`../../../../../config/pages/${locale}/fairness.html`, import.meta.url), 'utf8');
  return [...html.matchAll(/<td><code>([^<]*)<\/code><\/td><\/tr>/g)].map(([, value = '']) => value);
}

describe('the /fairness page', () => {
  it.each(writtenLocales)('the /fairness page has a correct worked example in %s [C33]', async locale => {
    const [serverSeed = '', hash, clientSeed = '', nonceText = '', ...values] = exampleOn(locale);
    const source = { serverSeed, clientSeed, nonce: Number(nonceText) };
    expect(hash).toBe(page.hashOf(serverSeed));
    const stream = page.words(source);
    const crash = await modelOf<page.PublishedCrash>('rocket-x');
    const slot = page.slot(await modelOf<page.PublishedSlot>('deep-sea-salvage'), source, 100n);
    const number = page.wheel(source);
    const domain = 'jackpot-mystic-spark-00000000-0000-4000-8000-000000000001';
    const jackpot = page.words({ ...source, domain });
    expect(values).toEqual([
      page.messageOf(source, 0),
      page.blockOf(source, 0).toString('hex'),
      [1, 2, 3].map(() => stream.next().value).join(', '),
      String(number),
      String(page.wheelPays(number, [{ spot: 'red', stake_cents: 100 }])),
      String(page.crashPoint(crash, source, 100n)),
      String(page.crashPoint(crash, source, 13n)),
      String(page.collectPays(13n, 101)),
      slot.stops.join(', '),
      (slot.grids[0] ?? []).map(reel => reel.join(' ')).join(' | '),
      String(slot.units),
      String(slot.amount),
      [1, 2].map(() => jackpot.next().value).join(', '),
    ]);
  });

  it.each(writtenLocales)('the /fairness page states the exchange rates that the platform uses, in %s', locale => {
    const html = readFileSync(new URL(`../../../../../config/pages/${locale}/fairness.html`, import.meta.url), 'utf8');
    const rates = JSON.parse(
      readFileSync(new URL('../../../../../config/fiat-rates.json', import.meta.url), 'utf8'),
    ) as Record<string, { EUR: string }>;
    for (const [currency, { EUR: rate }] of Object.entries(rates))
      if (currency !== 'EUR') expect(html).toContain(`${currency} ${rate}`);
  });
});
