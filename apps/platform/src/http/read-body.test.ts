import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { demoPassword } from '../seed/demo-players.ts';
import { framePath, type Begun } from '../testing/frame-path.ts';
import { signInDemo } from '../testing/play.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { bodyMaxBytes } from './read-body.ts';

const platform = usePlatform({ seed: 'small' });

const chunk = new TextEncoder().encode(`"${'x'.repeat(1_022)}"`);

/** An endless body without a declared length. `taken` counts the bytes that were read. */
function endless() {
  const taken = { bytes: 0 };
  const body = new ReadableStream(
    {
      pull(controller) {
        taken.bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { taken, body };
}

it('no route reads more of a body than its size limit, even without a declared length [A42]', async () => {
  const player = await signInDemo(platform);
  const deposit = { method_id: 'card', amount_cents: 5_000, currency: 'EUR' };
  const begun = await player.send<Begun>('POST', '/payments/deposits', deposit);
  const token = framePath(begun.body).split('/').at(-1) ?? '';
  const writes = platform.open.app.routes.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
  expect(writes.length).toBeGreaterThan(30);
  for (const { method, path } of writes) {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const { taken, body } = endless();
      const headers = {
        'content-type': type,
        'sec-fetch-site': 'same-origin',
        'x-console-token': 'console-token-of-tests',
      };
      const init = { method, headers, body, duplex: 'half' } as RequestInit;
      const answer = await platform.open.app.request(path.replaceAll(/:\w+(?:\{[^}]*\})?/g, token), init);
      expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${method} ${path}`).toBeLessThan(502);
      expect(answer.status, `${method} ${path}`).not.toBe(500);
      expect(taken.bytes, `${method} ${path} ${type}`).toBeLessThanOrEqual(bodyMaxBytes + 2 * chunk.byteLength);
    }
  }
});

it('a compressed body is refused as malformed and never decompressed [A42]', async () => {
  const user = JSON.stringify({ user: { email: 'demo@liftoff.test', password: demoPassword } });
  for (const unpacked of [user, user.padEnd(16 * 1024 * 1024)]) {
    const body = gzipSync(unpacked);
    expect(body.byteLength).toBeLessThan(bodyMaxBytes);
    for (const encoding of [{ 'content-encoding': 'gzip' }, {}]) {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...encoding };
      const answer = await platform.open.app.request('/api/users/sign_in', { method: 'POST', headers, body });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
      expect(await answer.json()).toMatchObject({ refusal: 'malformed' });
    }
  }
});
