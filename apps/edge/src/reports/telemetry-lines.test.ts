import pino from 'pino';
import { expect, it } from 'vitest';
import { RateLimiter } from '../limits/rate-limiter.ts';
import { TelemetrySinks } from './telemetry.ts';
import { withoutPersons } from './without-persons.ts';

/** The telemetry sinks, with the log lines as they would be on disk. */
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
])(
  'removes personal data from the field names of a report to %s as well as from its values: %j [A43]',
  async (path, report) => {
    const { sinks, lines } = openLog();
    const request = new Request(`http://edge${path}`, { method: 'POST', body: JSON.stringify(report) });
    expect((await sinks.take(request, path, '1.1.1.1'))?.status).toBe(204);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('[e-mail]');
    expect(lines[0]).not.toMatch(/[\u0080-\u009f]|@|token=/);
  },
);

/** The message of a report as it is written to the log. */
async function logged(message: string): Promise<string> {
  const { sinks, lines } = openLog();
  const body = JSON.stringify({ level: 'error', message });
  await sinks.take(new Request('http://edge/log', { method: 'PUT', body }), '/log', '1.1.1.1');
  const line = JSON.parse(lines[0] ?? '{}') as { report: { message: string } };
  return line.report.message;
}

it.each([
  ['no such player: jörg@müller.de', 'no such player: [e-mail]'],
  ["o'neil@x.ee, 'søren'@æble.dk", '[e-mail], [e-mail]'],
  ['<иван@пример.рф> and a{b}/c@x.example.', '<[e-mail]> and [e-mail]'],
  ['mailto:ada%40x.example', 'mailto:[e-mail]'],
  ['at https://liftoff.example/confirm#token=abc&e=ada@x.example', 'at https://liftoff.example/confirm#…'],
  ['/play?u=1#:~:text=Ada is open', '/play?…#… is open'],
  ['calls +372 5123 4567 or 030-1234567', 'calls [number] or [number]'],
  ['card 4242 4242-4242\u00a04242, born 1990-05-01', 'card [number], born [number]'],
  [
    'born 01/06/1990 or 1.6.1990 or 01.06.1990, calls 416.555.0143 or (030) 12 34 56',
    'born [number] or [number] or [number], calls [number] or ([number]',
  ],
  ['to EE382200221020145685 and NO93 8601 1117 947', 'to [iban] and [iban]'],
])('removes personal data from the log message “%s” [A43] [A44]', async (message, written) => {
  expect(await logged(message)).toBe(written);
});

it.each([
  'request 3f2b8c1d-1234-4123-8123-123456789012 was refused',
  '2026-11-28T12:27:20.123Z and 2026-11-28 12:27:20',
  'https://liftoff.example/assets/entry-D1234567.js:1:234567',
  'again@https://liftoff.example/assets/12345678.js:12:345',
  'Minified React error #418; see /errors/418',
  'answered 503 after 20000 ms',
])('keeps details in a log message that its reader needs: “%s” [A43]', async message => {
  expect(await logged(message)).toBe(message);
});

it.each(['a', '@', '#', '?', '1-', 'EE38 ', 'A1', 'a@', '%40', '+1'])(
  'removes personal data in linear time from a text that repeats “%s” [A42] [A43]',
  part => {
    /** The minimum processor time of several runs in microseconds, because garbage collection only adds to it. */
    const timeOf = (length: number) => {
      const text = part.repeat(length / part.length);
      const times = Array.from({ length: 7 }, () => {
        const before = process.cpuUsage();
        withoutPersons(text);
        const { user, system } = process.cpuUsage(before);
        return user + system;
      });
      return Math.min(...times);
    };
    timeOf(4_000);
    // Four times the text takes four times as long if the time is linear, and sixteen times if it is quadratic.
    expect(timeOf(16_000)).toBeLessThan(10 * timeOf(4_000) + 2_000);
  },
);

it('ten thousand reports in a second, some a megabyte long, produce only a few short log lines without control characters [A43]', async () => {
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
    // The maximum that is written to disk per minute, however much is sent: 600 lines of this length.
    expect(line.length).toBeLessThan(5 * 1_024);
    JSON.parse(line, (key, value: unknown) => {
      expect(key).not.toMatch(/\p{Cc}/u);
      if (typeof value === 'string') expect(value).not.toMatch(/\p{Cc}/u);
      return value;
    });
  }
});
