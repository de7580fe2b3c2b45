import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Engine, Outcome } from '@liftoff/contract/game/game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededDraw } from '../testing/seeded-draw.ts';
import type { CatalogueFields } from './engine.ts';
import { rulesOfEngine, type AnyGameRules } from './engines.ts';
import { outcomeDraw, seedHash } from './fairness.ts';
import { recomputeRound } from './recompute.ts';
import { spots } from './engines/roulette/math.ts';
import { layouts } from './engines/slot/layouts.ts';
import { referenceSpec } from './engines/slot/solve.ts';

const script = resolve(import.meta.dirname, '../../../../apps/web/public/verify-rounds.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const volatilities = ['low', 'medium', 'high', 'very-high'] as const;

interface Game {
  readonly name: string;
  readonly engine: Engine;
  readonly rules: AnyGameRules;
}
const gameOf = (name: string, engine: Engine, fields: CatalogueFields): Game => ({
  name,
  engine,
  rules: rulesOfEngine(engine).game(fields),
});
const plain = { grid: null, lines: null, volatility: null };
/** A slot of every layout and volatility, crash games with several returns, and a roulette wheel. */
const games: readonly Game[] = [
  ...Object.keys(layouts).flatMap(layout =>
    volatilities.map(volatility => {
      const { rtpPercent, maxWinTimes } = referenceSpec(layout, volatility);
      const [grid = '', ...lines] = layout.split(' ');
      const fields = { grid, lines: lines.join(' '), volatility, rtp: rtpPercent, maxWin: maxWinTimes };
      return gameOf(`${layout} ${volatility}`, 'slot', fields);
    }),
  ),
  ...[94, 96.13, 98].map(rtp => gameOf(`crash ${rtp}`, 'crash', { ...plain, rtp, maxWin: 1_000 })),
  gameOf('wheel', 'roulette', { ...plain, rtp: 97.3, maxWin: 36 }),
];

const draw = seededDraw(41);
const hex = (length: number) => Array.from({ length }, () => draw(16).toString(16)).join('');

const inputs = {
  slot: ({ rules }: Game) => ({ engine: 'slot' as const, stake_cents: Number(rules.stakeUnit) * (1 + draw(50)) }),
  crash: () => ({
    engine: 'crash' as const,
    stake_cents: 20 + draw(5_000),
    auto_collect_hundredths: [106, 150, 237, 1_000, null][draw(5)] ?? null,
  }),
  roulette: () => {
    const chips = new Set(Array.from({ length: 1 + draw(8) }, () => spots[draw(spots.length)] ?? 'red'));
    return { engine: 'roulette' as const, bets: [...chips].map(spot => ({ spot, stake_cents: 10 * (1 + draw(90)) })) };
  },
};

/** A round as the platform stores it and includes it in a player's data copy, with its seed pair. */
interface PastRound {
  readonly game: Game;
  readonly pair: { server_seed: string; client_seed: string };
  readonly row: { id: string; nonce: number; stake: string; win: string; outcome: Outcome };
}

const commitmentMs = Date.UTC(2026, 0, 1);
const iso = (ms: number) => new Date(ms).toISOString();

/** Plays rounds as a bet does: with the rules of their game and the committed numbers. */
function play(game: Game, count: number): PastRound[] {
  const pair = { server_seed: hex(64), client_seed: ['lucky', 'ключ 🔑', 'a:b:0', ''][draw(4)] ?? '' };
  return Array.from({ length: count }, (_, nonce) => {
    const input = inputs[game.engine](game);
    const source = { serverSeed: pair.server_seed, clientSeed: pair.client_seed, nonce };
    const openedAt = new Date(commitmentMs + 1);
    const roundState = game.rules.stateAt(
      { input, acts: [], openedAt, shared: null },
      () => outcomeDraw(source),
      3_600_000,
    );
    if (roundState.state !== 'settled') throw new Error(`${game.name} did not settle`);
    const stake = game.rules.stakes(input).reduce((sum, part) => sum + part, 0n);
    const outcome = JSON.parse(JSON.stringify(roundState.outcome)) as Outcome;
    return { game, pair, row: { id: hex(16), nonce, stake: String(stake), win: String(roundState.win), outcome } };
  });
}

const perGame = 200;
let folder = '';
let past: readonly PastRound[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-rounds-'));
  past = games.flatMap(game => play(game, perGame));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Rows = Record<string, unknown>;
/** Runs the verification script over rounds, optionally modified first by `change`. */
function verify(rounds: readonly PastRound[], change: (round: Rows, pair: Rows) => void = () => undefined) {
  const pairs = new Map<string, Rows>();
  const rows = rounds.map(({ game, pair, row }): Rows => {
    const committed = { server_seed_hash: seedHash(pair.server_seed), created_at: iso(commitmentMs) };
    const known = pairs.get(game.name) ?? { game: game.name, number: 1, ...pair, ...committed };
    pairs.set(game.name, known);
    const kept = { ...row, game: game.name, mode: 'real', state: 'settled', pair: 1, table_round: null };
    const round: Rows = { ...structuredClone(kept), opened_at: iso(commitmentMs + 1) };
    change(round, known);
    return round;
  });
  const [copy, models] = [join(folder, 'copy.json'), join(folder, 'models.json')];
  writeFileSync(copy, JSON.stringify({ tables: { game_rounds: rows, game_seed_pairs: [...pairs.values()] } }));
  writeFileSync(models, JSON.stringify(Object.fromEntries(games.map(({ name, rules }) => [name, rules.model]))));
  const { status, stdout, stderr } = spawnSync('python3', [script, copy, models], { encoding: 'utf8' });
  return { status, lines: stdout.trim().split('\n'), stderr };
}

const summary = (rounds: readonly PastRound[], faults: number) =>
  `${rounds.length} rounds checked, ${faults} not the same`;

it.skipIf(!hasPython)(
  'ten thousand past rounds are recomputed identically by the page and by a script in another programming language [C33]',
  () => {
    expect(past.length).toBeGreaterThanOrEqual(10_000);
    const others = past.filter(({ game, pair, row }) => {
      const source = { serverSeed: pair.server_seed, clientSeed: pair.client_seed, nonce: row.nonce };
      const recorded = { stake: BigInt(row.stake), outcome: row.outcome };
      const again = recomputeRound(game.rules.model, outcomeDraw(source), recorded);
      return !again.sameOutcome || again.amount !== BigInt(row.win);
    });
    expect(others).toEqual([]);
    const { status, lines, stderr } = verify(past);
    expect([status, stderr]).toEqual([0, '']);
    expect(lines).toEqual([...games.map(({ name }) => `${name}: ${perGame} the same`).toSorted(), summary(past, 0)]);
  },
  120_000,
);

describe.skipIf(!hasPython)('verification script for players', () => {
  /** First three rounds of an engine. */
  const three = (engine: Engine) => past.filter(({ game }) => game.engine === engine).slice(0, 3);
  const first = ({ nonce }: Rows, change: () => void) => void (nonce === 0 && change());
  const outcomeOf = (round: Rows) => round.outcome as Rows;

  it.each<[string, Engine, number, (round: Rows, pair: Rows) => void, RegExp]>([
    [
      'another amount',
      'slot',
      1,
      round => first(round, () => (round.win = `${round.win as string}1`)),
      /it should have returned \d+, not \d+1$/,
    ],
    ['another grid', 'slot', 1, round => first(round, () => (outcomeOf(round).spins = [])), /another outcome$/],
    ['another number', 'roulette', 1, round => first(round, () => (outcomeOf(round).number = 37)), /another outcome$/],
    [
      'another end of a flight',
      'crash',
      1,
      round => first(round, () => (outcomeOf(round).crash_hundredths = 99)),
      /another outcome$/,
    ],
    [
      'a collect after the end',
      'crash',
      1,
      round => first(round, () => (outcomeOf(round).collected_hundredths = 10 ** 9)),
      /another outcome$/,
    ],
    ['another nonce', 'slot', 1, round => first(round, () => (round.nonce = 4_711)), /another outcome$/],
    ['another client seed', 'slot', 3, (_round, pair) => (pair.client_seed = 'never chosen'), /another outcome$/],
    [
      'another server seed',
      'slot',
      3,
      (_round, pair) => (pair.server_seed = '0'.repeat(64)),
      /the hash that was shown$/,
    ],
    [
      'a hash that is younger than the bet',
      'crash',
      1,
      round => first(round, () => (round.opened_at = iso(commitmentMs - 1))),
      /the hash is younger than the round$/,
    ],
  ])('the verification script detects %s [C33]', (_what, engine, count, change, words) => {
    const rounds = three(engine);
    const { status, lines } = verify(rounds, change);
    expect(status).toBe(1);
    expect(lines.at(-1)).toBe(summary(rounds, count));
    const named = lines.filter(line => words.test(line));
    expect(named).toHaveLength(count);
    expect(named[0]).toContain(`${rounds[0]?.game.name} ${rounds[0]?.row.id}: `);
  });

  it.each<[string, (round: Rows, pair: Rows) => void, string | undefined]>([
    ['played in demo', round => (round.mode = 'demo'), undefined],
    ['taken back', round => (round.state = 'rolled_back'), undefined],
    [
      'of a seed that is not shown yet',
      (_round, pair) => (pair.server_seed = null),
      '3 more once their server seed is shown',
    ],
    ['of a live table', round => (round.table_round = '17'), '3 more at live tables'],
  ])('the verification script skips a round %s, says so, and claims no proof for it [C33]', (_what, change, words) => {
    const { status, lines } = verify(three('slot'), change);
    expect([status, lines[0]]).toEqual([2, '0 rounds checked, 0 not the same']);
    expect(lines[1]?.split(':')[0]).toBe(words);
  });

  it.each([
    ['no copy', () => undefined, [join('nowhere', 'copy.json')]],
    ['something else', () => writeFileSync(join(folder, 'other.json'), '{"tables": 3}'), ['other.json']],
    ['no models', () => writeFileSync(join(folder, 'none.json'), '{}'), ['copy.json', 'none.json']],
  ])(
    'the verification script given %s reports the input as unreadable and proves nothing [C33]',
    (_what, write, names) => {
      verify(three('slot'));
      write();
      const files = [...names, 'models.json'].slice(0, 2).map(name => join(folder, name));
      const { status, stderr } = spawnSync('python3', [script, ...files], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([2, expect.stringMatching(/^This cannot be read: .+\n$/)]);
    },
  );
});
