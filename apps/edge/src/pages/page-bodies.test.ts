import { afterEach, expect, it, vi } from 'vitest';
import { PageBodies } from './page-bodies.ts';
import type { KeptPage } from './pages.ts';

afterEach(() => void vi.unstubAllGlobals());

const page = (): KeptPage => ({
  body: Buffer.from('<li>a game</li>'.repeat(500)),
  status: 200,
  headers: {},
  inline: { scripts: [], styles: [] },
  tag: 'x',
  at: 0,
  bytes: 0,
  whole: true,
});

it('concurrent requests for a page share one compression', async () => {
  const [bodies, kept] = [new PageBodies(), page()];
  const [one, other] = [bodies.of(kept, 'br'), bodies.of(kept, 'br')];
  expect(one).toBe(other);
  await one;
});

it.each(['br', 'gzip', 'identity'] as const)(
  'a page is compressed as small as possible once, not on every visit (%s)',
  async encoding => {
    const [bodies, kept] = [new PageBodies(), page()];
    const quick = await bodies.of(kept, encoding);
    bodies.ready(kept, encoding);
    await bodies.settled();
    const best = bodies.ready(kept, encoding);
    await bodies.settled();
    expect(bodies.ready(kept, encoding)).toBe(best);
    // An uncompressed page does not get any smaller.
    expect(best === quick).toBe(encoding === 'identity');
  },
);

it('a page that is evicted before it is compressed does not block other pages', async () => {
  const gone = { deref: () => undefined };
  vi.stubGlobal('WeakRef', function () {
    return gone;
  });
  const [bodies, kept] = [new PageBodies(), page()];
  const quick = await bodies.of(kept, 'br');
  bodies.ready(kept, 'br');
  await expect(bodies.settled()).resolves.toBeUndefined();
  expect(bodies.ready(kept, 'br')).toBe(quick);
});
