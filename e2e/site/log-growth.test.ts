import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { RateLimiter } from '../../apps/edge/src/limits/rate-limiter.ts';
import { TelemetrySinks } from '../../apps/edge/src/reports/telemetry.ts';
import { openLogFile } from '../../scripts/start/log-file.ts';

const hostile = '\r\n{"level":30,"msg":"forged"}\r\n\u001b[2J\u001b[31m{{constructor}} \u2028 ada@mail.liftoff.test ';

it('ten thousand hostile reports within a second produce a limited number of single-line log entries, in files of limited size [A43]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-growth-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const limits = { size: '64K', files: 3 } as const;
  const file = openLogFile(folder, 'edge', limits);
  const lines: string[] = [];
  const write = (text: string) => {
    lines.push(text);
    file.write(text);
  };
  const log = pino({ name: 'edge' }, { write });
  const now = () => 0;
  const sinks = new TelemetrySinks(now, new RateLimiter(now), (line, message) => log.info(line, message));
  const report = (body: string, at: number) => {
    const request = new Request('http://edge/csp-report', { method: 'POST', body });
    return sinks.take(request, '/csp-report', `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);
  };
  const outcomes = new Map<number, number>();
  for (let at = 0; at < 10_000; at += 1) {
    // Most reports have the maximum size; some are a megabyte.
    const message = hostile.repeat(at % 50 === 0 ? 10_000 : 10).slice(0, at % 50 === 0 ? 1_000_000 : 900);
    const { status } = (await report(JSON.stringify({ 'csp-report': message }), at)) ?? { status: 0 };
    outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    if (at % 100 === 0) await new Promise(setImmediate);
  }
  await file.close();
  expect(Object.fromEntries(outcomes)).toEqual({ 204: 9_800, 413: 200 });
  expect(lines).toHaveLength(600);
  const esc = '\u001b';
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(line).not.toContain(esc);
    expect(line).not.toContain('ada@');
    const read = JSON.parse(line) as { msg: string; report: { 'csp-report': string } };
    expect([read.msg, read.report['csp-report'].includes('forged')]).toEqual(['policy violation', true]);
  }
  // A file is rotated once it exceeds its size. With three older files the cap is four times 64 KiB, plus one line
  // each.
  const sizes = readdirSync(folder).map(name => statSync(join(folder, name)).size);
  expect(sizes.length).toBeLessThanOrEqual(limits.files + 1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4 * (64 * 1024 + 4 * 1024));
  const kept = readdirSync(folder).flatMap(name =>
    readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean),
  );
  for (const line of kept) expect(() => JSON.parse(line)).not.toThrow();
});
