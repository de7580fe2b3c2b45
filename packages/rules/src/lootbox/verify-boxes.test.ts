import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { seedHash } from '../game/fairness.ts';
import { configuredTables } from '../testing/prize-tables.ts';
import { seededDraw } from '../testing/seeded-draw.ts';
import { drawSegment } from './draw-box.ts';

const script = resolve(import.meta.dirname, '../../../../apps/web/public/verify-rounds.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const draw = seededDraw(76);
const hex = (length: number) => Array.from({ length }, () => draw(16).toString(16)).join('');

/** Opened boxes as the copy of a player's data contains them. */
const boxes = Array.from({ length: 10_000 }, (_, at) => {
  const segments = configuredTables[at % configuredTables.length]?.segments ?? [];
  const [serverSeed, clientSeed] = [hex(64), ['lucky', 'ключ 🔑', 'a:b:0', hex(16)][at % 4] ?? ''];
  return {
    id: String(at),
    stage: 'activated',
    server_seed: serverSeed,
    server_seed_hash: seedHash(serverSeed),
    client_seed: clientSeed,
    segments,
    prize: drawSegment(segments, { serverSeed, clientSeed }).id,
  };
});

function verify(lootboxes: readonly object[]) {
  const folder = mkdtempSync(join(tmpdir(), 'boxes-'));
  const copy = join(folder, 'copy.json');
  const models = join(folder, 'models.json');
  writeFileSync(copy, JSON.stringify({ tables: { game_seed_pairs: [], game_rounds: [], lootboxes } }));
  writeFileSync(models, '{}');
  const { status, stdout } = spawnSync('python3', [script, copy, models], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, stdout };
}

it.runIf(hasPython)('the open script draws ten thousand boxes again and finds the same prizes [PX-08]', () => {
  const { status, stdout } = verify(boxes);
  expect(stdout).toContain('boxes: 10000 the same');
  expect(status).toBe(0);
});

it.runIf(hasPython)('the open script names a box with another prize, and one with another seed [PX-08]', () => {
  const [first, second] = boxes;
  const { status, stdout } = verify([
    { ...first, prize: 'bonus-10000' },
    { ...second, server_seed: hex(64) },
  ]);
  expect(status).toBe(1);
  expect(stdout).toContain('box 0: it should have held');
  expect(stdout).toContain('box 1: the server seed does not have the hash');
});
