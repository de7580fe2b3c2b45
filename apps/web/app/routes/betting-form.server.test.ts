import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext } from '../page-context.ts';
import { hostileRedirects } from '../testing/hostile-redirects.ts';
import { stubPage } from '../testing/stub-page.ts';
import { loader as signIn } from './sign-in.tsx';
import { loader as signUp } from './sign-up.tsx';

const sports = 'https://sport.liftoff.example/de';

/** Returns where the form at an address leads according to the loader, before any script runs. */
async function leadsTo(address: string): Promise<string | undefined> {
  const context = new RouterContextProvider();
  context.set(pageContext, stubPage({ '/api/fe/config/betting-config': { url: sports } }).page);
  const url = new URL(address, 'https://site.example');
  const args = { context, params: {}, url };
  const answer = /sign-up|registration/.test(url.pathname)
    ? await signUp(args as unknown as Parameters<typeof signUp>[0])
    : await signIn(args as unknown as Parameters<typeof signIn>[0]);
  return answer.data.betting?.leadsTo;
}

it.each(['/login', '/registration'])(
  'the form at %s leads to the local path in its query, or otherwise back to the sports site [OVERLAY-007] [OVERLAY-008]',
  async form => {
    expect(await leadsTo(`${form}?redirect=%2Fpokies%2Fall%3Fpage%3D2`)).toBe('/pokies/all?page=2');
    expect(await leadsTo(form)).toBe(sports);
    expect(await leadsTo(`${form}?redirect=https%3A%2F%2Fevil.example%2F`)).toBe(sports);
    expect(await leadsTo(`${form}?redirect=%2F%2Fevil.example`)).toBe(sports);
  },
);

it('a form for the sports site leads only to this site or the sports site, whatever its query contains [OVERLAY-008] [A36]', async () => {
  for (const redirect of hostileRedirects) {
    const to = await leadsTo(`/login?${new URLSearchParams({ redirect })}`);
    if (to !== sports) expect(new URL(to ?? '', 'https://site.example').origin, redirect).toBe('https://site.example');
  }
});

it.each(['/sign-in', '/sign-up'])(
  '%s is not treated as a form for the sports site [ROUTE-047] [ROUTE-048]',
  async address => {
    expect(await leadsTo(`${address}?redirect=%2Ffairness`)).toBeUndefined();
  },
);
