import { connect } from 'node:net';
import { pause, type AttackedCasino } from './attacked-casino.ts';
import { count, someAddress, type Finding } from './finding.ts';

const paths = ['/', '/pokies/all', '/live/all', '/categories', '/providers', '/fairness', '/general-rules'];
const missingPage = '/no-such-page';
const megabyte = 1024 * 1024;

/** Attacks on pages and their cache: body sizes, slow clients, unknown hosts and request floods. */
export async function attackPages(casino: AttackedCasino): Promise<Finding[]> {
  return [
    await blankPages(casino),
    await strangeHosts(casino),
    await hugeBodies(casino),
    await slowHeaders(casino),
    await floods(casino),
  ];
}

const visit = (casino: AttackedCasino, path: string, init: RequestInit = {}, ip = someAddress()): Promise<Response> =>
  fetch(casino.site + path, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': ip, 'x-country-code': 'CA', ...init.headers },
  });

/** Sends HEAD, then GET: the cache must never store a page without its body. */
async function blankPages(casino: AttackedCasino): Promise<Finding> {
  let blank = 0;
  const tries = 40;
  for (let n = 0; n < tries; n += 1) {
    const path = `${paths[n % paths.length]}?z=${n}`;
    await visit(casino, path, { method: 'HEAD' });
    const page = await visit(casino, path);
    if (page.status === 200 && (await page.text()).length < 1_000) blank += 1;
  }
  return { attack: 'HEAD, then GET: blank pages', tried: tries, through: blank, note: '' };
}

/**
 * Returns the status for a request with this `host` header. Uses a raw socket because `fetch` sets the header itself.
 */
function statusFor(casino: AttackedCasino, host: string): Promise<number> {
  const { port } = new URL(casino.site);
  return new Promise((done, failed) => {
    const socket = connect(Number(port), 'localhost', () =>
      socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${someAddress()}\r\nconnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', data => (text += data.toString('latin1')));
    socket.on('close', () => done(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0))).on('error', failed);
  });
}

async function strangeHosts(casino: AttackedCasino): Promise<Finding> {
  const hosts = ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', 'xn--localhst-5fb'];
  const answered = await Promise.all(hosts.map(host => statusFor(casino, host)));
  return {
    attack: 'unknown hosts',
    tried: hosts.length,
    through: count(answered, status => status < 400),
    note: answered.join(' '),
  };
}

/** Sends a body of 150 MB without a content length, three times, to each path that accepts a body. */
async function hugeBodies(casino: AttackedCasino): Promise<Finding> {
  const targets = [
    `${casino.site}/log`,
    `${casino.site}/api/users/sign_in`,
    `${casino.platform}/api/users/sign_in`,
    `${casino.platform}/hosted/card/00000000-0000-7000-8000-000000000000`,
    `${casino.platform}/webhooks/payments/sandbox-card`,
  ];
  const before = casino.memory();
  let most = 0;
  const watch = setInterval(() => {
    const now = casino.memory();
    most = Math.max(most, now.edge - before.edge, now.platform - before.platform);
  }, 50);
  const block = new Uint8Array(megabyte).fill(0x61);
  const answers = await Promise.all(
    targets.flatMap(target =>
      Array.from({ length: 3 }, async () => {
        let left = 150;
        const body = new ReadableStream({
          pull: controller => (left-- > 0 ? controller.enqueue(block) : controller.close()),
        });
        const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
        return fetch(target, init as RequestInit).then(
          answer => answer.status,
          () => 0,
        );
      }),
    ),
  );
  clearInterval(watch);
  const grown = Math.round(most / megabyte);
  const taken = count(answers, status => status >= 200 && status < 300);
  return {
    attack: 'bodies of 150 MB without a length',
    tried: answers.length,
    through: taken,
    note: `memory +${grown} MB at most`,
  };
}

/**
 * Opens 100 connections whose headers never end. The page must still be served, and the connections must be closed.
 */
async function slowHeaders(casino: AttackedCasino): Promise<Finding> {
  const { port } = new URL(casino.site);
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(Number(port), 'localhost', () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n'));
    let open = true;
    socket.on('error', () => undefined).on('close', () => (open = false));
    const drip = setInterval(() => socket.write('x-slow: 1\r\n'), 1_000);
    return { isOpen: () => open, end: () => (clearInterval(drip), socket.destroy()) };
  });
  const beside = await visit(casino, '/');
  await pause(45_000);
  const left = count(sockets, socket => socket.isOpen());
  for (const socket of sockets) socket.end();
  return { attack: 'headers that never end', tried: 100, through: left, note: `page beside them ${beside.status}` };
}

/** Floods each path from one address until it is rate limited. */
async function floods(casino: AttackedCasino): Promise<Finding> {
  const ip = someAddress();
  const asked = ['/healthz', '/messages/en-CA.json', '/api/fe/config/brand-config', missingPage, '/api/info/project'];
  const left: string[] = [];
  for (const path of asked) {
    const statuses: number[] = [];
    for (let round = 0; round < 20 && !statuses.includes(429); round += 1) {
      const answers = await Promise.all(
        // Unknown query parameters do not make a different page, so all these requests share one rendering.
        Array.from({ length: 100 }, (_, n) =>
          visit(casino, path === missingPage ? `${path}-${round}-${n}` : `${path}?n=${round}-${n}`, {}, ip),
        ),
      );
      for (const answer of answers) statuses.push((await answer.arrayBuffer(), answer.status));
    }
    if (!statuses.includes(429)) left.push(path);
  }
  return { attack: 'floods from one address', tried: asked.length, through: left.length, note: left.join(' ') };
}
