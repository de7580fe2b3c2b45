import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PictureLine, pictureBounds, startPainter, TooManyPictures } from './painter.ts';
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

it.each([
  ['now', { address: '192.0.2.1' }],
  ['idle', 'idle'],
] as const)('the painter draws a picture %s, also after one that failed', async (when, asker) => {
  const file = join(folder, `${when}.svg`);
  await expect(painter.paint(unknown, null, join(folder, 'unknown.svg'), asker)).rejects.toThrow('No game');
  await painter.paint(gold, null, file, asker);
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
  void closed.paint(gold, null, file, { address: '192.0.2.1' });
  void closed.paint(gold, null, file, 'idle');
  await closed.close();
  expect(existsSync(file)).toBe(false);
});

describe('the line of pictures to draw', () => {
  const waiting = (file: string) => ({
    job: { picture: gold, game: null, file },
    done: Promise.resolve(),
    settle: () => undefined,
    addresses: new Set<string>(),
    turn: 0,
  });
  const drawn = (line: PictureLine, count: number) => Array.from({ length: count }, () => line.takeNext()?.job.file);

  it('lets addresses take turns, so that one with many pictures does not delay the rest', () => {
    const line = new PictureLine();
    for (const number of [1, 2, 3, 4]) line.add(waiting(`a${number}`), 'a');
    expect(drawn(line, 1)).toEqual(['a1']);
    for (const number of [1, 2]) line.add(waiting(`b${number}`), 'b');
    expect(drawn(line, 6)).toEqual(['b1', 'a2', 'b2', 'a3', 'a4', undefined]);
  });

  it('moves a picture forward when an address that has waited for nothing asks for it too', () => {
    const line = new PictureLine();
    const shared = waiting('shared');
    for (const number of [1, 2, 3]) line.add(waiting(`a${number}`), 'a');
    line.add(shared, 'a');
    line.add(shared, 'b');
    expect(drawn(line, 4)).toEqual(['a1', 'shared', 'a2', 'a3']);
  });

  it('refuses a picture beyond the bound of its address, and still takes those of other addresses', () => {
    const line = new PictureLine();
    for (let number = 0; number < pictureBounds.perAddress; number += 1) line.add(waiting(`a${number}`), 'a');
    expect(() => line.add(waiting('one more'), 'a')).toThrow(TooManyPictures);
    line.add(waiting('b1'), 'b');
    expect(drawn(line, 2)).toEqual(['a0', 'b1']);
  });

  it('refuses every new picture when it is full', () => {
    const line = new PictureLine();
    for (let number = 0; number < pictureBounds.everyone; number += 1)
      line.add(waiting(`p${number}`), `address ${number}`);
    expect(() => line.add(waiting('one more'), 'new')).toThrow(TooManyPictures);
  });
});
