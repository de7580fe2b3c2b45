import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { pictureAddress, readPictureAddress } from './picture-address.ts';

describe('the address of a picture', () => {
  it.each([
    'poster/moon-koi-288.webp',
    'square/moon-koi-96.webp',
    'scene/launch-2000.webp',
    'stage/7-sisters-800.webp',
    'symbol/moon-koi/wild.svg',
    'logo/moon-koi.svg',
    'vehicle/rocket-x.svg',
    'emblem/gold.svg',
    'patch/perihelion.svg',
    'patch/long-hop.svg',
    'wordmark/north-lantern.svg',
  ])('parses the picture address %s and produces the same address again', address => {
    const picture = readPictureAddress(address);
    expect(picture && pictureAddress(picture)).toBe(address);
  });

  it.each([
    'poster/../../etc/passwd-288.webp',
    'poster/%2e%2e%2fpasswd-288.webp',
    'poster/..%5cpasswd-288.webp',
    'poster/a/b-288.webp',
    'poster/moon-koi-289.webp',
    'poster/moon-koi-0288.webp',
    'poster/-288.webp',
    'poster/moon--koi-288.webp',
    'Poster/moon-koi-288.webp',
    'symbol/moon-koi/__proto__.svg',
    'constructor/moon-koi-288.webp',
    'logo/moon koi.svg',
    'emblem/house.svg',
    'patch/no-such-patch.svg',
    'wordmark/no-such-studio.svg',
    'wordmark/__proto__.svg',
    'logo/moon-koi.svg\0.webp',
    '',
  ])('refuses the picture address %j [A35]', address => expect(readPictureAddress(address)).toBeNull());
});

describe('pictures', () => {
  let platform: TestPlatform;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    platform = await testPlatform({ seed: 'small', env: { DATA_DIR: folder } });
  });
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true, force: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) => platform.open.app.request(path, { headers });

  it.each([
    ['poster/reborn-at-noon-192.webp', 192, 256],
    ['poster/reborn-at-noon-288.webp', 288, 384],
    ['square/rocket-x-96.webp', 96, 96],
    ['scene/launch-640.webp', 640, 277],
  ])('the picture %s is a WebP of %i x %i', async (path, width, height) => {
    const answer = await get(`/pictures/${path}?v=1`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(bytes.length).toBeLessThan(16_000);
  });

  it('pictures are stored on disk only when complete, and drawn only once when requested concurrently', async () => {
    const path = '/pictures/poster/dragon-ascends-384.webp';
    const answers = await Promise.all([get(path), get(path), get(path)]);
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200]);
    const files = await readdir(join(folder, 'pictures'), { recursive: true });
    expect(files.filter(file => file.includes('dragon-ascends'))).toHaveLength(1);
  });

  it('pictures of reel symbols are SVG drawings, and exist only for slots', async () => {
    const symbol = await get('/pictures/symbol/reborn-at-noon/wild.svg');
    expect(symbol.headers.get('content-type')).toBe('image/svg+xml');
    expect(await symbol.text()).toMatch(/^<svg /);
    expect((await get('/pictures/symbol/rocket-x/wild.svg')).status).toBe(404);
  });

  it('pictures of a flight show its vehicle and its sky, and exist only for crash games', async () => {
    expect(await (await get('/pictures/vehicle/rocket-x.svg')).text()).toMatch(/^<svg /);
    expect((await get('/pictures/vehicle/reborn-at-noon.svg')).status).toBe(404);
    const sky = await get('/pictures/stage/rocket-x-800.webp');
    const bytes = Buffer.from(await sky.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 500 });
  });

  it('a roulette table has a stage for the banner that offers to continue it', async () => {
    const stage = await get('/pictures/stage/aurum-roulette-800.webp');
    const bytes = Buffer.from(await stage.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 500 });
  });

  it('pictures of a player status show its emblem, and exist only for known statuses', async () => {
    const emblem = await get('/pictures/emblem/gold.svg');
    expect([emblem.status, emblem.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await emblem.text()).toMatch(/^<svg /);
    expect((await get('/pictures/emblem/tester.svg')).status).toBe(404);
  });

  it('pictures of games that the platform does not have are not found [A35]', async () => {
    for (const path of [
      'poster/no-such-game-288.webp',
      'scene/nowhere-640.webp',
      'poster/..%2f..%2fetc-288.webp',
      'x',
    ]) {
      expect((await get(`/pictures/${path}`)).status, path).toBe(404);
    }
  });

  it('a picture is not sent again to a client that already has it', async () => {
    const first = await get('/pictures/square/rocket-x-96.webp');
    const again = await get('/pictures/square/rocket-x-96.webp', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });
});
