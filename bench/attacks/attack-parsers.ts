import { request } from 'node:http';
import { splitRoute, type Endpoint } from '@liftoff/contract/core/endpoint';
import { callTable } from '@liftoff/contract/core/call-table';
import type { AttackedCasino } from './attacked-casino.ts';
import { count, slowest, someAddress, type Finding } from './finding.ts';

const backslash = '\\';
/** Bodies just below the size limit that a naive parser would scan again and again. */
const bodies: readonly string[] = [
  `"${`${backslash}"`.repeat(16_000)}`,
  `{"a":"${`${backslash}"`.repeat(15_900)}`,
  '{"a":'.repeat(6_000),
  '['.repeat(32_000),
  `{${'"a":1,'.repeat(5_000)}"a":1}`,
  `"${'a'.repeat(32_000)}`,
  `{"user":{"email":"${'a'.repeat(31_000)}@"}}`,
  `{"user":{"email":"${'a.'.repeat(15_000)}"}}`,
];
const strange = [
  '\u0000',
  '\u0001\u0002',
  '\ud800',
  '\u202e',
  '__proto__',
  '../../etc/passwd',
  '%00',
  "' OR 1=1 --",
  '9'.repeat(180),
];

/** Attacks with bodies, values and methods that no genuine client sends. */
export async function attackParsers(casino: AttackedCasino): Promise<Finding[]> {
  return [await blockers(casino), await strangeValues(casino), await strangeMethods(casino)];
}

/** Duration of a simple call in ms. The call has to wait while the process is blocked. */
async function healthMs(casino: AttackedCasino): Promise<number> {
  const begunMs = performance.now();
  await (await fetch(`${casino.platform}/api/info/project`)).arrayBuffer();
  return performance.now() - begunMs;
}

async function blockers(casino: AttackedCasino): Promise<Finding> {
  const times: number[] = [];
  let tried = 0;
  for (const body of bodies) {
    for (const path of ['/api/users/sign_in', '/check-email', '/webhooks/payments/sandbox-card', '/frame/api/bet']) {
      tried += 1;
      const sent = fetch(casino.platform + path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      }).then(answer => answer.arrayBuffer());
      times.push(await healthMs(casino));
      await sent;
    }
  }
  return {
    attack: 'bodies that block the process for half a second',
    tried,
    through: count(times, ms => ms > 500),
    note: slowest(times),
  };
}

/**
 * Puts strange text into every path parameter and query of every call. The platform must refuse it, never fail with a
 * 5xx.
 */
async function strangeValues(casino: AttackedCasino): Promise<Finding> {
  const statuses: number[] = [];
  for (const [name, call] of Object.entries<Endpoint>(callTable)) {
    if (call.server !== 'platform' || name.startsWith('console')) continue;
    const { method, path } = splitRoute(call.route);
    const value = strange[statuses.length % strange.length] ?? '';
    const address = path.replaceAll(/\{\w+\}/g, encodeURIComponent(value.isWellFormed() ? value : 'x'));
    const body = JSON.stringify({ [value]: value, id: value, user: { email: value, [value]: 1 } });
    const answer = await fetch(`${casino.site}${address}?page=${encodeURIComponent('\u0000')}&q=%00`, {
      method,
      headers: {
        origin: casino.site,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': someAddress(),
        'x-country-code': 'CA',
        'content-type': 'application/json',
        'idempotency-key': 'k'.repeat(300),
      },
      ...(method === 'GET' ? {} : { body }),
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  const failed = count(statuses, status => status >= 500 && status !== 501);
  return { attack: 'strange text in every call', tried: statuses.length, through: failed, note: '' };
}

async function strangeMethods(casino: AttackedCasino): Promise<Finding> {
  const methods = ['TRACE', 'PROPFIND', 'PURGE', 'LOCK', 'MKCOL'];
  const statuses = await Promise.all(
    [casino.site, casino.platform].flatMap(origin => methods.map(method => statusOf(`${origin}/api/player`, method))),
  );
  const through = count(statuses, status => status < 400 || status >= 500);
  return { attack: 'strange methods', tried: statuses.length, through, note: [...new Set(statuses)].join(' ') };
}

const statusOf = (url: string, method: string): Promise<number> =>
  new Promise((done, failed) => {
    request(url, { method }, answer => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .on('error', failed)
      .end();
  });
