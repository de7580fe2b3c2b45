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

/** Restores a page that was rendered for this player, while the platform answers like this about the session. */
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
  ['a player', 7, 'an unknown visitor', null],
])(
  'reloads a page made for %s (%s) and restored by Back if the visitor is now someone else: %s [GUARD-002] [GUARD-003] [GUARD-004]',
  async (_who, madeFor, _now, profile) => {
    await restore(madeFor, profile === null ? new Response('away', { status: 503 }) : Response.json(profile));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(asked).toContain('/api/player');
  },
);

it.each([
  ['a guest', null, Response.json({})],
  ['its player', 7, Response.json({ id: 7 })],
  ['an unknown visitor', null, new Response('away', { status: 503 })],
])(
  "keeps a restored page if the visitor is still the same, or if a guest's page has an unknown visitor: %s [GUARD-002]",
  async (_who, madeFor, profile) => {
    await restore(madeFor, profile);
    expect(asked).toContain('/api/player');
    expect(reload).not.toHaveBeenCalled();
  },
);

it('a page that is newly loaded does not check its visitor again [GUARD-002]', async () => {
  await restore(null, Response.json({ id: 7 }), false);
  expect([asked, reload.mock.calls]).toEqual([[], []]);
});
