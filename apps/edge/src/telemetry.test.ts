import { expect, it } from 'vitest';
import { TelemetrySinks } from './telemetry.ts';

const put = (path: string, body = '{}') => new Request(`http://edge${path}`, { method: 'PUT', body });

it.each(['/log', '/performance', '/network-performance', '/metrics-errors-validation'])(
  'takes PUT %s [CALL-085] [CALL-088] [CALL-089] [CALL-090]',
  async path => {
    const answer = await new TelemetrySinks(() => 0).take(put(path), path, '1.1.1.1');
    expect(answer?.status).toBe(204);
  },
);

it.each(['/log_utm_set', '/log_utm_send'])('takes POST %s [CALL-086] [CALL-087]', async path => {
  const request = new Request(`http://edge${path}`, { method: 'POST', body: '{"utmMetrics":{}}' });
  expect((await new TelemetrySinks(() => 0).take(request, path, '1.1.1.1'))?.status).toBe(204);
});

it('drops what one address sends above 30 a minute and takes it again the next minute', async () => {
  const clock = { now: 0 };
  const sinks = new TelemetrySinks(() => clock.now);
  const statuses = [];
  for (let i = 0; i < 31; i++) statuses.push((await sinks.take(put('/log'), '/log', '1.1.1.1'))?.status);
  expect(statuses.filter(status => status === 204)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect((await sinks.take(put('/log'), '/log', '2.2.2.2'))?.status).toBe(204);
  clock.now = 60_000;
  expect((await sinks.take(put('/log'), '/log', '1.1.1.1'))?.status).toBe(204);
});

it('refuses a body over 16 KiB', async () => {
  expect((await new TelemetrySinks(() => 0).take(put('/log', 'x'.repeat(17_000)), '/log', '1.1.1.1'))?.status).toBe(
    413,
  );
});
