import type { Round } from '@liftoff/contract/game/game';
import { serve } from '@hono/node-server';
import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetPlayTime, giveMoney, openFrameOf, signInDemo } from '../../testing/play.ts';
import { reachPhase } from '../../testing/reach-phase.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';
import { bettingMs, spinningMs } from '../table/table-clock.ts';

const script = resolve(import.meta.dirname, '../../../../web/public/verify-rounds.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;

let platform: TestPlatform;
let player: TestCaller;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verify-rounds-'));
  platform = await testPlatform({ seed: 'small' });
  player = await signInDemo(platform);
  await giveMoney(platform, 'demo@liftoff.test', 'EUR', 10_000_000);
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

/** Plays real-money rounds and, unless `isRevealed` is `false`, reveals their seeds. */
async function play(game: string, inputs: readonly object[], isRevealed = true): Promise<void> {
  const frame = await openFrameOf(platform, player, game, 'real');
  for (const input of inputs) {
    platform.clock.advance(10_000);
    expect(await frame.bet(randomUUID(), input)).toMatchObject({ status: 200 });
    platform.clock.advance(120_000);
    await platform.jobs.runDue();
    // Hours pass here, so the session is kept alive and no reality check becomes due.
    await platform.db.query('UPDATE sessions SET seen_at = $1', [platform.clock.now()]);
    await forgetPlayTime(platform);
  }
  if (isRevealed) await frame.send('POST', '/frame/api/seeds/rotate', { client_seed: `next of ${game}` });
}

const times = (count: number, input: object) => Array.from({ length: count }, () => input);

/** Saves the copy of the player's data that their profile offers to a file. */
async function copyOfData(): Promise<string> {
  // The export requires a recent sign-in.
  const caller = await signInDemo(platform);
  await caller.send('POST', '/api/player/data/export');
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
  const { body } = await caller.send<{ url: string }>('POST', '/api/player/data/export/link');
  const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await platform.open.app.request(body.url, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const file = join(folder, 'my-data.json');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  return file;
}

const run = (...files: string[]) =>
  new Promise<{ status: unknown; lines: string[] }>(done =>
    execFile('python3', [script, ...files], (error, stdout, stderr) =>
      done({ status: error === null ? 0 : error.code, lines: [...stdout.trim().split('\n'), ...stderr.split('\n')] }),
    ),
  );

it.skipIf(!hasPython)(
  "the script on the /fairness page reproduces a player's rounds on every engine from their data copy and the published models [C33]",
  async () => {
    const spin = { engine: 'slot', stake_cents: 100 };
    await play('deep-sea-salvage', times(12, spin));
    await play('undertow-ways', times(12, spin));
    await play('deep-sea-salvage', times(3, spin), false);
    const stakes = [20, 137, 250, 1_000];
    await play(
      'rocket-x',
      stakes.map((stake_cents, at) => ({
        engine: 'crash',
        stake_cents,
        auto_collect_hundredths: [110, 150, 237, null][at],
      })),
    );
    const chips = ['red', 'dozen:2', 'straight:17', 'corner:8'].map(spot => ({ spot, stake_cents: 500 }));
    await play('roulette-royale', times(6, { engine: 'roulette', bets: chips }));
    reachPhase(platform.clock, 'aurum-roulette', 'betting');
    const table = await openFrameOf(platform, player, 'aurum-roulette', 'real');
    const placed = await table.bet(randomUUID(), { engine: 'roulette', bets: chips });
    expect(placed).toMatchObject({ status: 200 });
    platform.clock.advance(bettingMs + spinningMs);
    await platform.jobs.runDue();
    expect((await table.send<Round>('GET', `/frame/api/rounds/${placed.body.id}`)).body.state).toBe('settled');

    const copy = await copyOfData();
    const server = serve({ fetch: platform.open.app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise(done => server.once('listening', done));
    const { port } = server.address() as AddressInfo;
    const { status, lines } = await run(copy, `http://127.0.0.1:${port}/`);
    await new Promise(done => server.close(done));
    expect(lines).toEqual([
      'deep-sea-salvage: 12 the same',
      'rocket-x: 4 the same',
      'roulette-royale: 6 the same',
      'undertow-ways: 12 the same',
      '34 rounds checked, 0 not the same',
      expect.stringMatching(/^3 more once their server seed is shown/),
      expect.stringMatching(/^1 more at live tables/),
      '',
    ]);
    expect(status).toBe(0);
  },
  240_000,
);
