import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRestoredPage } from './use-restored-page.ts';

const reload = vi.fn<() => void>();
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  cleanup();
  reload.mockReset();
});

/** A page that was made for this player is shown again, where the platform answers so of the session. */
async function restore(madeFor: number | null, profile: Response, persisted = true): Promise<void> {
  vi.stubGlobal('fetch', async (url: string) => (asked.push(url), profile));
  renderHook(() => useRestoredPage(madeFor));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  await waitFor(() => expect(profile.bodyUsed).toBe(persisted));
  await new Promise(done => setTimeout(done));
}

it.each([
  ['a guest', null, 'a player', { id: 7 }],
  ['a player', 7, 'a guest', {}],
  ['a player', 7, 'another player', { id: 8 }],
  ['a player', 7, 'nobody knows whom', null],
])(
  'a page of %s (%s) that Back shows again to %s is loaded anew [GUARD-002] [GUARD-003] [GUARD-004]',
  async (_who, madeFor, _now, profile) => {
    await restore(madeFor, profile === null ? new Response('away', { status: 503 }) : Response.json(profile));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(asked).toContain('/api/player');
  },
);

it.each([
  ['a guest', null, Response.json({})],
  ['its player', 7, Response.json({ id: 7 })],
  ['nobody knows whom', null, new Response('away', { status: 503 })],
])('one that is shown again to %s stays as it is [GUARD-002]', async (_who, madeFor, profile) => {
  await restore(madeFor, profile);
  expect(asked).toContain('/api/player');
  expect(reload).not.toHaveBeenCalled();
});

it('a page that comes anew asks for nothing [GUARD-002]', async () => {
  await restore(null, Response.json({ id: 7 }), false);
  expect([asked, reload.mock.calls]).toEqual([[], []]);
});
