import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/statements-of.ts';
import { usePlatform } from '../../testing/test-platform.ts';
import { rateLimits } from './rate-limits.ts';

const platform = usePlatform({ seed: 'none', env: { RATE_FACTOR: '1' } });

let address = 0;
const nextAddress = () => `198.51.100.${(address += 1)}`;

const malformed = new TextEncoder().encode('{"'.repeat(512));

/** An endless malformed body that counts how often it is read. */
function countedBody() {
  const asked = { times: 0 };
  const body = new ReadableStream(
    {
      pull(controller) {
        asked.times += 1;
        controller.enqueue(malformed);
      },
    },
    { highWaterMark: 0 },
  );
  return { asked, body };
}

async function ask(method: string, path: string, ip: string, headers: Record<string, string> = {}) {
  const { asked, body } = countedBody();
  const from = { 'x-test-ip': ip, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers };
  const sent = method === 'GET' ? {} : { body, duplex: 'half' };
  const answer = await platform.open.app.request(path, { method, headers: from, ...sent });
  await answer.arrayBuffer();
  return { status: answer.status, asked: asked.times };
}

/** Repeats a request until it is rate-limited. Returns the number of requests answered before that. */
async function askUntilLimited(method: string, path: string, ip: string): Promise<number> {
  for (let count = 0; count < 1_100; count += 1) {
    if ((await ask(method, path, ip)).status === 429) return count;
  }
  return Number.POSITIVE_INFINITY;
}

const calls = (limit: keyof typeof rateLimits) => Math.min(...rateLimits[limit].thresholds.map(each => each.calls));

it.each([
  ['GET', '/healthz', calls('page')],
  ['GET', '/openapi.json', calls('page')],
  ['GET', '/metrics', calls('page')],
  ['GET', '/nowhere/at/all', calls('page')],
  ['POST', '/nowhere/at/all', calls('page')],
  ['GET', '/api/lotteries', calls('read')],
  ['GET', '/hosted/card/nothing.nobody', calls('page')],
  ['POST', '/hosted/card/nothing.nobody/pay', calls('page')],
  ['GET', '/hosted/card/nothing.nobody/state', calls('page')],
  ['GET', '/frame/', calls('page')],
  ['POST', '/console/demo-seeds', calls('page')],
  ['GET', '/frame/assets/nothing.js', calls('asset')],
  ['GET', '/hosted/card/assets/0/card-frame.js', calls('asset')],
  ['GET', '/pictures/poster/nothing-192.webp', calls('asset')],
  ['POST', '/api/users/sign_in', calls('sign-in')],
  ['POST', '/api/users', calls('sign-up')],
])('%s %s is rate-limited by address, and a refused request causes no further work', async (method, path, allowed) => {
  const ip = nextAddress();
  expect(await askUntilLimited(method, path, ip)).toBe(allowed);
  const { answer, statements } = await statementsOf(platform.db, () => ask(method, path, ip));
  expect(answer).toEqual({ status: 429, asked: 0 });
  // On a server, an exact rate class queries the database only for its counter.
  expect(statements.filter(sql => !sql.includes('take_calls'))).toEqual([]);
});

it('malformed bodies from one address are rate-limited even if spread over several calls', async () => {
  const ip = nextAddress();
  const paths = ['/check-email', '/frame/api/bet', '/frame/api/start', '/payments/deposits', '/api/games_filter'];
  let limited = 0;
  for (let count = 0; count < 1_500; count += 1) {
    const { status } = await ask('POST', paths[count % paths.length] ?? '', ip);
    if (status === 429) limited += 1;
  }
  expect(limited).toBeGreaterThanOrEqual(500);
});

it('calls by the edge itself are not rate-limited, but only with the correct edge key', async () => {
  const key = { 'x-edge-key': 'edge-key-of-the-tests' };
  const ip = nextAddress();
  for (let count = 0; count < calls('page') + 5; count += 1) {
    expect((await ask('GET', '/healthz', ip, key)).status).toBe(200);
  }
  const wrong = { 'x-edge-key': 'edge-key-of-nobody!!!' };
  const statuses: number[] = [];
  for (let count = 0; count < calls('page') + 5; count += 1)
    statuses.push((await ask('GET', '/healthz', ip, wrong)).status);
  expect(statuses.at(-1)).toBe(429);
});
