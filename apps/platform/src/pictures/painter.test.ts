import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPainter } from './painter.ts';
import type { Picture } from './picture-address.ts';

const gold: Picture = { kind: 'emblem', slug: 'gold' };
const unknown: Picture = { kind: 'logo', slug: 'no-such-game' };
const painter = startPainter();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'painter-'));
});
afterAll(async () => {
  await painter.close();
  await rm(folder, { recursive: true });
});

it.each(['now', 'idle'] as const)('the painter draws a picture %s, also after one that failed', async when => {
  const file = join(folder, `${when}.svg`);
  await expect(painter.paint(unknown, null, join(folder, 'unknown.svg'), when)).rejects.toThrow('No game');
  await painter.paint(gold, null, file, when);
  expect(await readFile(file, 'utf8')).toMatch(/^<svg /);
});

it('the painter draws the next idle picture after a rest, and does not rest while it draws one', async () => {
  painter.rest();
  const [one, two] = [join(folder, 'one.svg'), join(folder, 'two.svg')];
  const drawn = [painter.paint(gold, null, one, 'idle'), painter.paint(gold, null, two, 'idle')];
  painter.rest();
  await Promise.all(drawn);
  expect([one, two].every(existsSync)).toBe(true);
});

it('the painter closes while it draws, and abandons the picture', async () => {
  const closed = startPainter();
  const file = join(folder, 'abandoned.svg');
  void closed.paint(gold, null, file, 'now');
  void closed.paint(gold, null, file, 'idle');
  await closed.close();
  expect(existsSync(file)).toBe(false);
});
