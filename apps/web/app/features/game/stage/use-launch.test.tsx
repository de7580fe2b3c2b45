import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { inEnglish } from '../../../testing/show.tsx';
import { useLaunch } from './use-launch.ts';

const wrapper = ({ children }: { children: ReactNode }) => inEnglish(children);

/** The launch result for this answer of the platform. */
async function launched(answer: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const { result } = renderHook(() => useLaunch('sun-koi', 'demo', 1), { wrapper });
  expect(result.current).toEqual({ state: 'opening' });
  await waitFor(() => expect(result.current.state).not.toBe('opening'));
  return result.current;
}

it("opens a game at an address on the platform's origin [A38]", async () => {
  const url = 'https://games.example/play/sun-koi?token=one';
  expect(await launched({ launch_url: url })).toEqual({ state: 'open', url });
});

it.each([
  ["on the site's origin", 'https://site.example/play/sun-koi'],
  ['on the origin of the page', `${window.location.origin}/play/sun-koi`],
  ['on an unknown origin', 'https://evil.example/play/sun-koi'],
  ["on an origin that starts like the platform's", 'https://games.example.evil.example/play/sun-koi'],
  ["with the platform's host as its user name", 'https://games.example@evil.example/play/sun-koi'],
  ["on another port of the platform's host", 'https://games.example:8443/play/sun-koi'],
  ["on the platform's host without TLS", 'http://games.example/play/sun-koi'],
  ['with the javascript scheme', 'javascript:alert(1)//https://games.example/'],
  ['with the data scheme', 'data:text/html,https://games.example/'],
  ['without a host', '/play/sun-koi'],
  ['that is not a URL', 'no address'],
  ['that is empty', ''],
])('refuses a launch that returns an address %s, and opens nothing [A38]', async (_what, launch_url) => {
  expect(await launched({ launch_url })).toEqual({ state: 'refused', refusal: 'failed', fields: [] });
});

it.each([
  ['a response without an address', {}],
  ['an address that is not a string', { launch_url: null }],
])('refuses a launch with %s, and opens nothing [A38]', async (_what, answer) => {
  expect(await launched(answer)).toEqual({ state: 'refused', refusal: 'failed', fields: [] });
});
