import { randomUUID } from 'node:crypto';
import { manyRounds } from '../apps/platform/src/testing/many-rounds.ts';
import { openFrameOf, signInDemo } from '../apps/platform/src/testing/play.ts';
import { makeCaller } from '../apps/platform/src/testing/test-caller.ts';
import { printTable, quantile } from './bench-casino.ts';
import { edgeKey, withOwnPlatform } from './own-platform.ts';

const rounds = 100_000;
const batch = 2_000;
const times = 100;

/**
 * Measures history pages of a player with a hundred thousand rounds, on the embedded database or on `DATABASE_URL`
 * [C35].
 */
export async function benchHistory(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  await withOwnPlatform({ databaseUrl, demoPlayers: true }, async open => {
    const { db } = open.platform;
    await open.seed('small');
    const headers = {
      'sec-fetch-site': 'same-origin',
      'x-edge-key': edgeKey,
      'x-forwarded-for': '203.0.113.7',
      'x-country': 'CA',
    };
    const caller = () => makeCaller(open.app, headers);
    const player = await signInDemo({ caller });
    const slot = await openFrameOf({ caller }, player, 'deep-sea-salvage', 'real');
    const bet = await slot.bet(randomUUID(), { engine: 'slot', stake_cents: 100 });
    if (bet.status !== 200) throw new Error(JSON.stringify(bet.body));
    for (let made = 0; made < rounds; made += batch) await manyRounds(db, batch, { older: made });
    await manyRounds(db, 60, { older: rounds, currency: 'CAD' });
    await db.query('ANALYZE game_rounds');
    const middle = await db.query<{ id: string }>(
      `SELECT id FROM game_rounds WHERE mode = 'real' ORDER BY opened_at DESC OFFSET $1 LIMIT 1`,
      [rounds / 2],
    );
    const pages = { first: '', middle: `&before=${middle[0]?.id}`, 'of few in a currency': '&currency=CAD' };
    const rows = [];
    for (const [name, of] of Object.entries(pages)) {
      const sample = [];
      for (let at = 0; at < times; at++) {
        const begun = performance.now();
        const answer = await player.send('GET', `/api/player/rounds?period=all&limit=50${of}`);
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
        sample.push(performance.now() - begun);
      }
      rows.push([name, quantile(sample, 0.5).toFixed(2), quantile(sample, 0.95).toFixed(2)]);
    }
    printTable(`A page of fifty of ${rounds} rounds, ms`, ['page', 'p50', 'p95'], rows);
  });
}
