import { describe, expect, it } from 'vitest';
import { testEdge } from '../testing/test-edge.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

describe.each([
  {
    path: '/performance',
    kind: 'client performance',
    body: { page: '/pokies/all', first_byte_ms: 12, loaded_ms: 400, layout_shift: 0 },
    bad: { page: '/pokies/all', loaded_ms: -1 },
  },
  {
    path: '/network-performance',
    kind: 'client network',
    body: { rtt: 50, downlink: 9.6, effectiveType: '4g' },
    bad: { rtt: 50, downlink: 9.6 },
  },
])('a report to $path', ({ path, kind, body, bad }) => {
  /** A new edge, a function that sends a report to it, and its counters for this kind of report. */
  function openEdge() {
    const edge = testEdge();
    const report = (given: object = body, init: RequestInit = {}, to = path) =>
      edge.send(to, { method: 'PUT', headers: sameOrigin, body: JSON.stringify(given), ...init });
    const counted = async () => {
      const text = await (await edge.send('http://127.0.0.1:3000/metrics')).text();
      return text.split('\n').filter(line => line.includes(`kind="${kind}"`));
    };
    return { edge, report, counted };
  }

  it('a browser report is accepted, logged and counted by the edge itself, and not passed on to the platform [CALL-089] [CALL-090]', async () => {
    const { edge, report, counted } = openEdge();
    expect((await report()).status).toBe(204);
    expect(edge.reports).toEqual([{ kind, report: body }]);
    expect(await counted()).toEqual([`edge_reports_total{kind="${kind}",outcome="written"} 1`]);
    expect(edge.received).toEqual([]);
  });

  it('a browser report in another format or over 16 KiB is refused and counted as refused [CALL-089] [CALL-090]', async () => {
    const { edge, report, counted } = openEdge();
    expect((await report(bad)).status).toBe(422);
    expect((await report({ ...body, more: 'x'.repeat(16 * 1024) })).status).toBe(413);
    expect([edge.reports, edge.received]).toEqual([[], []]);
    expect(await counted()).toEqual([`edge_reports_total{kind="${kind}",outcome="refused"} 2`]);
  });

  it('a browser report from another site, to another host or with another method has no effect [CALL-089] [CALL-090] [A6]', async () => {
    const { edge, report, counted } = openEdge();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await report(body, { headers })).status).toBe(403);
    expect((await report(body, {}, `http://evil.example${path}`)).status).toBe(421);
    for (const method of ['POST', 'PATCH', 'DELETE']) expect((await report(body, { method })).status).toBe(405);
    expect([edge.reports, edge.received, await counted()]).toEqual([[], [], []]);
  });

  it('thirty browser reports a minute are accepted from one address, and the next one is refused with a retry time [CALL-089] [CALL-090]', async () => {
    const { edge, report } = openEdge();
    for (let n = 0; n < 30; n += 1) expect((await report()).status).toBe(204);
    const refused = await report();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(edge.reports).toHaveLength(30);
  });
});
