import { afterEach, expect, it, vi } from 'vitest';
import { makePaths } from '../../shared/site/address/paths.ts';
import { keepOfflinePages } from './offline-pages.ts';

const paths = makePaths({ base: '/guest', locale: 'de', defaultLocale: 'en-CA' });

function worker() {
  const posted = vi.fn<(message: unknown, options: object) => void>();
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const register = vi.fn<(script: unknown, options: unknown) => Promise<void>>(async () => undefined);
  const kept = new Set(['liftoff-1', 'liftoff-2']);
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: {
      register,
      getRegistrations: async () => [{ unregister }],
      ready: Promise.resolve({ active: { postMessage: posted } }),
    },
  });
  return { posted, unregister, register, kept };
}
const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  logged.mockClear();
});

it("sends the service worker the addresses of the lobby and the offline page in the visitor's language", async () => {
  const { posted, register, kept } = worker();
  await keepOfflinePages(paths, true);
  expect(register.mock.calls[0]?.[0]).toBe('/sw.js');
  expect(posted.mock.calls).toEqual([[{ lobby: '/guest/de', offline: '/guest/de/offline' }, {}]]);
  expect(kept.size).toBe(2);
});

it('removes the service worker and all its caches if the operator has switched it off [B15]', async () => {
  const { unregister, register, kept } = worker();
  await keepOfflinePages(paths, false);
  expect([unregister.mock.calls.length, register.mock.calls.length, kept.size]).toEqual([1, 0, 0]);
});

it('works in a browser that has no service workers or refuses them, and logs a refusal', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  vi.stubGlobal('navigator', { userAgent: 'none' });
  await keepOfflinePages(paths, true);
  expect(logged).not.toHaveBeenCalled();
  const { register } = worker();
  register.mockRejectedValue(new DOMException('closed', 'SecurityError'));
  await keepOfflinePages(paths, true);
  expect(logged.mock.calls.length).toBe(1);
});
