import { expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';
import { TelemetrySinks } from './telemetry.ts';

const put = (path: string, body: BodyInit = '{}') =>
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

it.each(['/log', '/performance', '/network-performance', '/metrics-errors-validation'])(
  'takes PUT %s [CALL-085] [CALL-088] [CALL-089] [CALL-090]',
  async path => {
    const answer = await openSinks().sinks.take(put(path), path, '1.1.1.1');
    expect(answer?.status).toBe(204);
  },
);

it.each(['/log_utm_set', '/log_utm_send'])('takes POST %s [CALL-086] [CALL-087]', async path => {
  const request = new Request(`http://edge${path}`, { method: 'POST', body: '{"utmMetrics":{}}' });
  expect((await openSinks().sinks.take(request, path, '1.1.1.1'))?.status).toBe(204);
});

it('drops what one address sends above 30 a minute and takes it again the next minute', async () => {
  const { sinks, clock } = openSinks();
  const statuses = [];
  for (let i = 0; i < 31; i++) statuses.push((await sinks.take(put('/log'), '/log', '1.1.1.1'))?.status);
  expect(statuses.filter(status => status === 204)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await sinks.take(put('/log'), '/log', '2.2.2.2'))?.status).toBe(204);
  clock.now = 60_000;
  expect((await sinks.take(put('/log'), '/log', '1.1.1.1'))?.status).toBe(204);
});

it('refuses a body over 16 KiB', async () => {
  const { sinks, lines } = openSinks();
  expect((await sinks.take(put('/log', 'x'.repeat(17_000)), '/log', '1.1.1.1'))?.status).toBe(413);
  expect(lines).toEqual([]);
});

/** A body without a length, in pieces of 8 KiB, that counts what is read of it. */
function endless() {
  const read = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    { pull: controller => (read.pieces++, controller.enqueue(new Uint8Array(8192).fill(97))) },
    { highWaterMark: 0 },
  );
  return { read, body };
}

it('stops reading a body that declares no length once it is over 16 KiB [A42]', async () => {
  const { read, body } = endless();
  expect((await openSinks().sinks.take(put('/log', body), '/log', '1.1.1.1'))?.status).toBe(413);
  expect(read.pieces).toBe(3);
});

it('asks the limit before it reads a body', async () => {
  const { sinks } = openSinks();
  for (let i = 0; i < 30; i++) await sinks.take(put('/log'), '/log', '1.1.1.1');
  const { read, body } = endless();
  expect((await sinks.take(put('/log', body), '/log', '1.1.1.1'))?.status).toBe(429);
  expect(read.pieces).toBe(0);
});

it('writes one short line a report, whatever is in it, and 600 a minute of all addresses [A43]', async () => {
  const { sinks, lines, clock } = openSinks();
  const hostile = `\r\n{"level":60}\u001b[31m${'x'.repeat(9_000)}`;
  for (let i = 0; i < 700; i++) {
    const body = i === 0 ? hostile : '{}';
    expect((await sinks.take(put('/log', body), '/log', `10.0.${i >> 8}.${i & 255}`))?.status).toBe(204);
  }
  expect(lines).toHaveLength(600);
  const { report } = lines[0] as { report: string };
  expect(report).not.toMatch(/\p{Cc}/u);
  expect(report.length).toBeLessThanOrEqual(4096);
  clock.now = 60_000;
  await sinks.take(put('/log'), '/log', '10.1.0.0');
  expect(lines.slice(600)).toEqual([
    { kind: 'dropped', reports: 100 },
    { kind: 'client log', report: '{}' },
  ]);
});
