import { hashPassword } from '../apps/platform/src/account/passwords.ts';
import type { OpenPlatform } from '../apps/platform/src/platform.ts';
import { median, print, printTable, quantile } from './bench-casino.ts';
import { edgeKey, withOwnPlatform } from './own-platform.ts';

const tries = 500;
const parallel = 20;
const password = 'A long way to the stars 7';

/** How long a wrong password takes for addresses that have an account and for those that have none, and who signs in rightly among twenty at once [A12] [A16]. */
export async function benchSignIn(): Promise<void> {
  await withOwnPlatform({}, async open => {
    const { db, deps } = open.platform;
    await open.seed('small');
    await db.query(
      `INSERT INTO players (email, password_hash, currency, country, licence, date_of_birth, language, created_at, terms_accepted_at, terms_version)
       SELECT 'known-' || n || '@bench.test', $1, 'EUR', 'DE', 'CW', '1990-05-17', 'de', $2, $2, 1 FROM generate_series(1, $3::int) n`,
      [await hashPassword(password), deps.now(), tries],
    );
    for (let at = 1; at <= 20; at += 1) await signIn(open, `warm-${at}@bench.test`, 'wrong', at);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let at = 1; at <= tries; at += 1) {
      // In turns, and each first in half of the pairs: whatever else the machine does falls on both.
      const pair = [
        async () => known.push(await signIn(open, `known-${at}@bench.test`, 'wrong', at)),
        async () => unknown.push(await signIn(open, `nobody-${at}@bench.test`, 'wrong', at + tries)),
      ];
      for (const one of at % 2 === 0 ? pair : pair.toReversed()) await one();
    }
    const rows = Object.entries({ known, unknown }).map(([name, sample]) => [
      name,
      ...[median(sample), quantile(sample, 0.95)].map(ms => ms.toFixed(2)),
    ]);
    printTable(`A wrong password, ${tries} addresses each, ms`, ['addresses', 'p50', 'p95'], rows);
    const apart = median(known.map((ms, at) => ms - (unknown[at] ?? 0)));
    print(`  difference of the medians ${Math.abs(median(known) - median(unknown)).toFixed(2)} ms`);
    print(`  median of the differences within a pair ${apart.toFixed(2)} ms`);
    print(`  Mann-Whitney, two-sided: p = ${mannWhitney(known, unknown).toFixed(3)}`);
    const rightly: number[] = [];
    for (let round = 0; round < 10; round += 1)
      rightly.push(
        ...(await Promise.all(
          Array.from({ length: parallel }, (_, at) =>
            signIn(open, `known-${round * parallel + at + 1}@bench.test`, password, 2_000 + round * parallel + at),
          ),
        )),
      );
    const shown = [median(rightly), quantile(rightly, 0.95)].map(ms => ms.toFixed(0));
    printTable(`Signing in rightly, ${parallel} at once, ms`, ['sign-ins', 'p50', 'p95'], [[rightly.length, ...shown]]);
  });
}

/** Milliseconds until the answer. */
async function signIn({ app }: OpenPlatform, email: string, given: string, from: number): Promise<number> {
  const began = performance.now();
  const answer = await app.request('/api/users/sign_in', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-edge-key': edgeKey,
      'x-country': 'DE',
      'x-forwarded-for': `10.${from >> 8}.${from & 255}.1`,
    },
    body: JSON.stringify({ user: { email, password: given } }),
  });
  await answer.text();
  const took = performance.now() - began;
  const expected = given === password ? 200 : 401;
  if (answer.status !== expected) throw new Error(`${email} was answered ${answer.status}`);
  return took;
}

/** How likely such ranks are where both samples come from one distribution; by the normal approximation. */
function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const ranked = [...one.map(ms => ({ ms, own: true })), ...other.map(ms => ({ ms, own: false }))].toSorted(
    (a, b) => a.ms - b.ms,
  );
  const rankSum = ranked.reduce((sum, { own }, at) => sum + (own ? at + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const u = rankSum - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - standardNormal(z));
}

/** Abramowitz and Stegun 26.2.17; off by less than 8 in a hundred million. */
function standardNormal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
