import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { TelemetrySinks } from './telemetry.ts';

const something = '{"level":"warn","message":"something"}';
const put = (path: string, body: BodyInit = something) =>
  new Request(`http://edge${path}`, { method: 'PUT', body, duplex: 'half' } as RequestInit);

function openSinks(factor = 1) {
  const clock = { now: 0 };
  const lines: Record<string, unknown>[] = [];
  const limiter = new RateLimiter(() => clock.now, factor);
  return {
    clock,
    lines,
    sinks: new TelemetrySinks(
      () => clock.now,
      limiter,
      line => lines.push(line),
    ),
  };
}

/** Every report with the body that the site sends, and with invalid bodies. */
const cases = [
  {
    id: 'CALL-085',
    call: 'PUT /metrics-errors-validation',
    kind: 'client validation',
    body: { side: 'client', component: 'sign-up', errors: [{ key: 'email', message: 'VALIDATION.EMAIL.INVALID' }] },
    bad: [{}, { side: 'client', component: 'x', errors: 'none' }, { side: 1, component: 'x', errors: [] }],
  },
  {
    id: 'CALL-086',
    call: 'POST /log_utm_set',
    kind: 'utm set',
    body: { utmMetrics: { utm_source: 'moon' } },
    bad: [{}, { utmMetrics: 'moon' }, { utmMetrics: { utm_source: 7 } }],
  },
  {
    id: 'CALL-087',
    call: 'POST /log_utm_send',
    kind: 'utm send',
    body: { utmMetrics: { utm_source: 'moon' } },
    bad: [{}, { utmMetrics: null }, { utmMetrics: { utm_source: 'x'.repeat(2_001) } }],
  },
  {
    id: 'CALL-088',
    call: 'PUT /log',
    kind: 'client log',
    body: { level: 'error', message: 'x is not a function', what: 'script', page: '/pokies/all', at: 'shell.js:1:2' },
    bad: [{}, { level: 'fatal', message: 'x' }, { level: 'warn', message: 'a\r\nb' }, { level: 'warn', message: 7 }],
  },
  {
    id: 'CALL-089',
    call: 'PUT /performance',
    kind: 'client performance',
    body: {
      page: '/',
      first_byte_ms: 12,
      first_paint_ms: 80.5,
      largest_paint_ms: 120,
      loaded_ms: 400,
      layout_shift: 0,
    },
    bad: [{}, { page: 7 }, { page: '/', loaded_ms: -1 }, { page: '/', loaded_ms: '400' }],
  },
  {
    id: 'CALL-090',
    call: 'PUT /network-performance',
    kind: 'client network',
    body: { rtt: 50, downlink: 9.6, effectiveType: '4g' },
    bad: [
      {},
      { rtt: 50, downlink: 9.6 },
      { rtt: '50', downlink: 9.6, effectiveType: '4g' },
      { rtt: 50, downlink: -1, effectiveType: '4g' },
    ],
  },
];

it.each(cases)(
  'accepts $call [$id] and logs its fields, and no others [CALL-085] [CALL-086] [CALL-087] [CALL-088] [CALL-089] [CALL-090]',
  async ({ call, kind, body }) => {
    const { sinks, lines } = openSinks();
    const [method = '', path = ''] = call.split(' ');
    const request = new Request(`http://edge${path}`, { method, body: JSON.stringify({ ...body, balance: 7 }) });
    expect((await sinks.take(request, path, '1.1.1.1'))?.status).toBe(204);
    expect(lines).toEqual([{ kind, report: body }]);
    expect(sinks.metrics()).toContain(`\nedge_reports_total{kind="${kind}",outcome="written"} 1\n`);
    // With another method it is not a report, so the request is left to the rest of the app.
    expect(await sinks.take(new Request(`http://edge${path}`), path, '1.1.1.1')).toBeUndefined();
  },
);

it.each(cases)(
  'refuses $call in another format [$id] [CALL-085] [CALL-086] [CALL-087] [CALL-088] [CALL-089] [CALL-090]',
  async ({ call, kind, bad }) => {
    const { sinks, lines } = openSinks();
    const [method = '', path = ''] = call.split(' ');
    const bodies = [...bad.map(body => JSON.stringify(body)), '', '{"half":', 'null', '[]', '<html>'];
    for (const body of bodies) {
      const request = new Request(`http://edge${path}`, { method, body });
      expect([body, (await sinks.take(request, path, '1.1.1.1'))?.status]).toEqual([body, 422]);
    }
    expect(lines).toEqual([]);
    expect(sinks.metrics()).toContain(`{kind="${kind}",outcome="refused"} ${bodies.length}\n`);
  },
);

it.each(cases)(
  'refuses $call with a key that could reach a prototype, a duplicate key, or a list instead of a string [A41]',
  async ({ call, body }) => {
    const { sinks, lines } = openSinks();
    const [method = '', path = ''] = call.split(' ');
    const [first = ''] = Object.keys(body);
    const value: unknown = Reflect.get(body, first);
    const rest = JSON.stringify(body).slice(1);
    const bodies = [
      `{"__proto__":{"admin":true},${rest}`,
      `{"constructor":{"prototype":{"admin":true}},${rest}`,
      `{${JSON.stringify(first)}:${JSON.stringify(value)},${rest}`,
      JSON.stringify({ ...body, [first]: [value] }),
    ];
    for (const text of bodies) {
      const request = new Request(`http://edge${path}`, { method, body: text });
      expect([text, (await sinks.take(request, path, '1.1.1.1'))?.status]).toEqual([text, 422]);
    }
    expect(lines).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  },
);

it('logs no email address and no part of a query string [A43]', async () => {
  const { sinks, lines } = openSinks();
  const message = 'ada.b+c@mail.liftoff.test at /new-password?reset_password_token=abc#x';
  await sinks.take(put('/log', JSON.stringify({ level: 'error', message })), '/log', '1.1.1.1');
  expect(lines).toEqual([{ kind: 'client log', report: { level: 'error', message: '[e-mail] at /new-password?…#…' } }]);
});

it('logs a policy violation as received, but without control characters and cut to the maximum length [A2]', async () => {
  const { sinks, lines } = openSinks();
  const send = (body: string) =>
    sinks.take(new Request('http://edge/csp-report', { method: 'POST', body }), '/csp-report', '1.1.1.1');
  await send(JSON.stringify({ 'csp-report': { 'blocked-uri': 'inline\u001b[31m\r\n{{' } }));
  await send(JSON.stringify({ 'csp-report': 'x'.repeat(9_000) }));
  expect((await send('<html>'))?.status).toBe(422);
  const [first, second] = lines as { report: unknown }[];
  expect(first?.report).toEqual({ 'csp-report': { 'blocked-uri': 'inline [31m  {{' } });
  expect(second?.report).toHaveLength(4096);
  expect(lines).toHaveLength(2);
});

it('refuses more than 30 reports a minute from one address, and accepts them again in the next minute', async () => {
  const { sinks, clock } = openSinks();
  const statuses = [];
  for (let i = 0; i < 31; i++) statuses.push((await sinks.take(put('/log'), '/log', '1.1.1.1'))?.status);
  expect(statuses.filter(status => status === 204)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await sinks.take(put('/log'), '/log', '2.2.2.2'))?.status).toBe(204);
  clock.now = 60_000;
  expect((await sinks.take(put('/log'), '/log', '1.1.1.1'))?.status).toBe(204);
});

it('refuses a report body over 16 KiB', async () => {
  const { sinks, lines } = openSinks();
  expect((await sinks.take(put('/log', 'x'.repeat(17_000)), '/log', '1.1.1.1'))?.status).toBe(413);
  expect(lines).toEqual([]);
});

/** An endless body without a declared length, in pieces of 8 KiB, that counts how many pieces were read. */
function endless() {
  const read = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    { pull: controller => (read.pieces++, controller.enqueue(new Uint8Array(8192).fill(97))) },
    { highWaterMark: 0 },
  );
  return { read, body };
}

it('stops reading a report body without a declared length once it exceeds 16 KiB [A42]', async () => {
  const { read, body } = endless();
  expect((await openSinks().sinks.take(put('/log', body), '/log', '1.1.1.1'))?.status).toBe(413);
  expect(read.pieces).toBe(3);
});

it('never decompresses a compressed report, whatever its decompressed size [A42]', async () => {
  const { sinks, lines } = openSinks();
  for (const unpacked of [something, something.padEnd(8 * 1024 * 1024)]) {
    const packed = put('/log', gzipSync(unpacked));
    packed.headers.set('content-encoding', 'gzip');
    expect((await sinks.take(packed, '/log', '1.1.1.1'))?.status).toBe(422);
  }
  expect(lines).toEqual([]);
});

it("checks the rate limit before it reads a report's body", async () => {
  const { sinks } = openSinks();
  for (let i = 0; i < 30; i++) await sinks.take(put('/log'), '/log', '1.1.1.1');
  const { read, body } = endless();
  expect((await sinks.take(put('/log', body), '/log', '1.1.1.1'))?.status).toBe(429);
  expect(read.pieces).toBe(0);
});

it('logs one short line per report, whatever it contains, and at most 600 lines a minute for all addresses [A43]', async () => {
  const { sinks, lines, clock } = openSinks();
  for (let i = 0; i < 700; i++)
    expect((await sinks.take(put('/log'), '/log', `10.0.${i >> 8}.${i & 255}`))?.status).toBe(204);
  expect(lines).toHaveLength(600);
  expect(sinks.metrics()).toContain('{kind="client log",outcome="dropped"} 100\n');
  clock.now = 60_000;
  await sinks.take(put('/log'), '/log', '10.1.0.0');
  expect(lines.slice(600)).toEqual([
    { kind: 'dropped', reports: 100 },
    { kind: 'client log', report: JSON.parse(something) as object },
  ]);
});

it('a refused report gets a retry time, and the rest of a body that is too large is not awaited [A42]', async () => {
  const { sinks } = openSinks();
  const answered = async (request: Request) => {
    const answer = await sinks.take(request, '/log', '1.1.1.1');
    return [answer?.status, Object.fromEntries(answer?.headers ?? [])];
  };
  const { read, body } = endless();
  const declared = new Request('http://edge/log', {
    method: 'PUT',
    body,
    headers: { 'content-length': '16385' },
    duplex: 'half',
  } as RequestInit);
  expect(await answered(declared)).toEqual([413, { connection: 'close' }]);
  expect(read.pieces).toBe(0);
  expect(await answered(put('/log', endless().body))).toEqual([413, { connection: 'close' }]);
  for (let n = 0; n < 28; n += 1) await answered(put('/log'));
  expect(await answered(put('/log'))).toEqual([429, { 'retry-after': '2' }]);
});

it('counts log lines until the last moment of a minute, and mentions dropped reports only if there were some', async () => {
  const { sinks, lines, clock } = openSinks();
  clock.now = 60_000;
  const send = async (count: number) => {
    for (let n = 0; n < count; n += 1) await sinks.take(put('/log'), '/log', `10.${lines.length}.${n >> 8}.${n & 255}`);
  };
  await send(400);
  clock.now = 119_999;
  await send(300);
  expect(lines).toHaveLength(600);
  clock.now = 120_000;
  await send(1);
  clock.now = 180_000;
  await send(1);
  expect(lines.slice(600).map(({ kind }) => kind)).toEqual(['dropped', 'client log', 'client log']);
});

it('logs a report of exactly 4096 characters in full', async () => {
  const { sinks, lines } = openSinks();
  const report = { 'csp-report': 'x'.repeat(4096 - '{"csp-report":""}'.length) };
  const request = new Request('http://edge/csp-report', { method: 'POST', body: JSON.stringify(report) });
  await sinks.take(request, '/csp-report', '1.1.1.1');
  expect(lines[0]?.['report']).toEqual(report);
});
