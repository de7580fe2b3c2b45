import { expect, it } from 'vitest';
import { page, testEdge } from '../testing/test-edge.ts';

it('/metrics is served to the machine itself at its own address, and is treated as an ordinary page for everyone else [CALL-088] [A50]', async () => {
  const edge = testEdge({ renderPage: async () => page('no such page', { status: 404 }) });
  await edge.send('/log', { method: 'PUT', headers: { 'sec-fetch-site': 'same-origin' }, body: '{}' });
  const own = 'http://127.0.0.1:3000/metrics';
  const answer = await edge.send(own);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('outcome="refused"} 1')]);
  expect((await edge.send('/metrics')).status).toBe(404);
  expect((await edge.send('/metrics', { from: '8.8.8.8' })).status).toBe(404);
  expect((await edge.send(own, { from: '8.8.8.8' })).status).toBe(421);
  expect((await edge.send(own, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(421);
});

it.each([
  ['[::1]:3000', '::1', 200],
  ['127.0.0.1:3000', '::1', 200],
  ['[::1]:3000', '::ffff:127.0.0.1', 200],
  ['localhost:3000', '127.0.0.1', 421],
  ['10.0.0.1:3000', '127.0.0.1', 421],
  ['127.0.0.1:3000', '2001:db8::1', 421],
  ['127.0.0.1:3000', '10.127.0.1', 421],
])('a request for /metrics at %s from %s gets status %i [A50]', async (host, from, status) => {
  expect((await testEdge().send(`http://${host}/metrics`, { from })).status).toBe(status);
});

it("/metrics under one of the site's host names is an ordinary page, even if the site uses the machine's own address [A50]", async () => {
  const edge = testEdge({
    env: { SITE_ORIGINS: 'http://127.0.0.1:3000,https://liftoff.example' },
    renderPage: async () => page('no such page', { status: 404 }),
  });
  expect((await edge.send('http://127.0.0.1:3000/metrics')).status).toBe(404);
  expect((await edge.send('http://127.0.0.1:4000/metrics')).status).toBe(200);
});
