import { telemetry } from '@liftoff/contract/core/telemetry';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerQueries } from '../player/query-client.ts';

let sent: { url: string; method: string | undefined; keepalive: boolean | undefined; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string, { method, keepalive, body }: RequestInit) => {
    sent.push({ url, method, keepalive, body: JSON.parse(body as string) });
    return new Response(null, { status: 204 });
  });
  window.history.replaceState(null, '', '/pokies/all?token=secret');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const fresh = async () => (await import('./client-log.ts')).logFailure;

it.each(['error', 'warn'] as const)(
  'writes a failure as one line of JSON to the console and sends the same line to the platform, at level %s [ERR-025] [CALL-088]',
  async level => {
    const written = vi.spyOn(console, level).mockImplementation(() => undefined);
    const logFailure = await fresh();
    logFailure('load games', new TypeError('x is\nnot a function'), level);
    expect(written).toHaveBeenCalledTimes(1);
    const [line] = written.mock.calls[0] as [string];
    expect(line).not.toContain('\n');
    const entry: unknown = JSON.parse(line);
    expect(entry).toMatchObject({ level, what: 'load games', message: 'x is not a function', page: '/pokies/all' });
    expect(sent).toEqual([{ url: '/log', method: 'PUT', keepalive: true, body: entry }]);
    expect(telemetry.reportLog.body.safeParse(entry).success).toBe(true);
  },
);

it('logs a repeated failure every time but sends it only ten times', async () => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const logFailure = await fresh();
  for (let time = 0; time < 15; time += 1) logFailure('search', 'away');
  expect([written.mock.calls.length, sent.length]).toEqual([15, 10]);
});

it("logs a failed load of player data by the load's name, and keeps the previous data [ERR-007] [ERR-006]", async () => {
  const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const queries = playerQueries();
  queries.setQueryData(['player', 'limits', 7], ['kept']);
  const observer = new QueryObserver(queries, {
    queryKey: ['player', 'limits', 7],
    queryFn: () => Promise.reject(new Error('unavailable (503)')),
  });
  const { data, isError } = await observer.refetch();
  expect([data, isError]).toEqual([['kept'], true]);
  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({ what: 'load player limits', level: 'warn' });
});
