import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Outlet, useLoaderData, useMatches, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { readServedPage } from './served-page.tsx';
import { waitingRouter } from './waiting-router.ts';

/** What the server writes for `{ loaderData: { root: 'the root', studio: 'the studio' } }`. */
const written = '[{"_1":2},"loaderData",{"_3":4,"_5":6},"root","the root","studio","the studio"]\n';

function Studio() {
  const { slug } = useParams();
  const ids = useMatches().map(({ id, handle, loaderData }) => `${id} ${String(handle)} ${String(loaderData)}`);
  return <p>{[useLoaderData<string>(), slug, ...ids].join(', ')}</p>;
}

const routes = {
  root: { id: 'root', path: '', hasLoader: true },
  frame: { id: 'frame', parentId: 'root', hasLoader: false },
  studio: { id: 'studio', parentId: 'frame', path: 'producers/:slug/:page?', hasLoader: true },
};
const Layout = ({ children }: { children: ReactNode }) => <main>{children}</main>;

/** A studio's page as the browser finds it, at an address. */
function serve(address: string, basename = '/', state: unknown = null) {
  window.history.replaceState(state, '', address);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(written));
      controller.close();
    },
  });
  vi.stubGlobal('__reactRouterContext', { basename, stream });
  vi.stubGlobal('__reactRouterManifest', { routes });
  vi.stubGlobal('__reactRouterRouteModules', {
    root: { default: Outlet, Layout },
    frame: { default: Outlet },
    studio: { default: Studio, handle: 'a studio' },
  });
  return readServedPage();
}

it.each([
  ['/', '/producers/turbogames'],
  ['/guest/fr-CA', '/guest/fr-CA/producers/turbogames/2?sort=new'],
])(
  'under %s the page that was served is drawn: its routes, their data and the names in its address',
  async (base, at) => {
    const page = await serve(at, base);
    const router = waitingRouter(page);
    render(<RouterProvider router={router} />);
    const matches = 'root undefined the root, frame undefined null, studio a studio the studio';
    expect(screen.getByRole('main').textContent).toBe(`the studio, turbogames, ${matches}`);
    router.dispose();
  },
);

it('where the address is not one of the page’s routes it is nothing to begin with', async () => {
  expect((await serve('/pokies/all')).matches).toBeNull();
  expect((await serve('/')).matches).toBeNull();
  expect((await serve('/producers/turbogames', '/de')).matches).toBeNull();
});

it('the dialog that lay over the page is forgotten, the place in the history is not', async () => {
  const page = await serve('/producers/turbogames', '/', {
    key: 'abc',
    idx: 3,
    masked: { pathname: '/', search: '?x' },
  });
  expect(page.history.location).toMatchObject({ pathname: '/producers/turbogames', search: '', key: 'abc' });
  expect(window.history.state).toMatchObject({ key: 'abc', idx: 3 });
});
