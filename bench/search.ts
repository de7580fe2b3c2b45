import { openPlatform, type OpenPlatform } from '../apps/platform/src/app/platform.ts';
import { printTable, quantile } from './bench-casino.ts';
import { withOwnPlatform } from './own-platform.ts';

const sizes = [1_000, 10_000, 100_000];
const words = [
  'rocket',
  'gold',
  'moon',
  'roulette',
  'amber',
  'tiger',
  'royal',
  'star',
  'queen',
  'fire',
  'dragn',
  'pearl',
  'wolf',
  'koi',
  'lantern',
];

/** Measures title search and the lobby rows through the platform's calls, with catalogues of three sizes. */
export async function benchSearch(): Promise<void> {
  const rows = [];
  for (const size of sizes) rows.push(await measure(size));
  printTable(
    'Catalogue calls of the platform, ms',
    ['games', 'search p50', 'search p95', 'lobby p50', 'lobby p95'],
    rows,
  );
}

async function measure(size: number): Promise<(string | number)[]> {
  return withOwnPlatform({}, async seeding => {
    const { db } = seeding.platform;
    await seeding.seed('full');
    await db.query('DELETE FROM games WHERE id > $1', [size]);
    // Adds copies of the games under other titles until there are enough.
    await db.query(
      `INSERT INTO games SELECT (json_populate_record(g, json_build_object(
         'id', g.id + n * 10000, 'slug', g.slug || '-' || n, 'title', g.title || ' ' || n))).*
       FROM games g, generate_series(1, 100) n WHERE g.id + (n - 1) * 1280 < $1 - 1280`,
      [size],
    );
    const open = openPlatform(seeding.platform);
    const count = await db.query<{ n: bigint }>('SELECT count(*) AS n FROM games');
    await lobby(open);
    const searches = await timed(300, n => post(open, { title: words[n % words.length] }));
    const lobbies = await timed(300, () => lobby(open));
    const figures = [searches, lobbies].flatMap(sample => [quantile(sample, 0.5), quantile(sample, 0.95)]);
    return [String(count[0]?.n), ...figures.map(ms => ms.toFixed(2))];
  });
}

const lobby = (open: OpenPlatform) => check(open.app.request('/api/games/lobby_rows?device=mobile'));

const post = (open: OpenPlatform, filter: object) =>
  check(
    open.app.request('/api/games_filter', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ device: 'mobile', filter, page: 1, page_size: 40 }),
    }),
  );

async function check(asked: Response | Promise<Response>): Promise<void> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function timed(times: number, call: (n: number) => Promise<void>): Promise<number[]> {
  const sample = [];
  for (let n = 0; n < times; n++) {
    const begun = performance.now();
    await call(n);
    sample.push(performance.now() - begun);
  }
  return sample;
}
