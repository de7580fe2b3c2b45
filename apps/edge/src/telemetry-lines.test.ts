import pino from 'pino';
import { expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';
import { TelemetrySinks } from './telemetry.ts';

/** The sinks with the log as it stands on the disk. */
function openLog() {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const sinks = new TelemetrySinks(
    () => 0,
    new RateLimiter(() => 0, 1),
    (line, message) => log.info(line, message),
  );
  return { sinks, lines };
}

it.each([
  ['/csp-report', { 'csp-report': { '\u009b31m ada@x.example': { 'ada@x.example': [{ '\u0085': 1 }] } } }],
  ['/csp-report', [{ 'ada@x.example': 'ada@x.example' }]],
  ['/log_utm_set', { utmMetrics: { 'ada@x.example?token=abc': 'moon' } }],
  ['/log_utm_send', { utmMetrics: { 'ada@x.example': 'moon' } }],
])('writes a report to %s with names of fields as clean as their texts: %j [A43]', async (path, report) => {
  const { sinks, lines } = openLog();
  const request = new Request(`http://edge${path}`, { method: 'POST', body: JSON.stringify(report) });
  expect((await sinks.take(request, path, '1.1.1.1'))?.status).toBe(204);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('[e-mail]');
  expect(lines[0]).not.toMatch(/[\u0080-\u009f]|@|token=/);
});

it('ten thousand reports of a second, some of a megabyte, make few short lines, one each, that control nothing [A43]', async () => {
  const { sinks, lines } = openLog();
  const hostile = 'one\r\ntwo\u001b[31m\u2028\u0000{{7*7}}${7}%n';
  const reports = [hostile, hostile.repeat(200), { [hostile]: [hostile, { [hostile]: hostile }] }];
  const bodies = reports.map(report => JSON.stringify({ 'csp-report': report }));
  const megabyte = JSON.stringify({ 'csp-report': 'x'.repeat(1_048_576) });
  const answers: Record<number, number> = {};
  for (let at = 0; at < 10_000; at += 1) {
    const body = at % 100 === 0 ? megabyte : (bodies[at % bodies.length] ?? '');
    const request = new Request('http://edge/csp-report', { method: 'POST', body });
    const status = (await sinks.take(request, '/csp-report', `10.${at >> 8}.${at & 255}.1`))?.status ?? 0;
    answers[status] = (answers[status] ?? 0) + 1;
  }
  expect(answers).toEqual({ 204: 9_900, 413: 100 });
  expect(lines).toHaveLength(600);
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    // So much a minute goes to the disk at most, whoever sends how much: 600 lines of this length.
    expect(line.length).toBeLessThan(5 * 1_024);
    JSON.parse(line, (key, value: unknown) => {
      expect(key).not.toMatch(/\p{Cc}/u);
      if (typeof value === 'string') expect(value).not.toMatch(/\p{Cc}/u);
      return value;
    });
  }
});
