import { Component, lazy, Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, type DataRouter, type Location } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { ServedPage } from './served-page.tsx';

const LastFailure = lazy(() => import('./last-failure.tsx').catch(() => ({ default: WayBack })));

/** What React Router's `HydratedRouter` draws, around a router that is given. */
export function SiteRouter({ page, router }: { page: ServedPage; router: DataRouter }) {
  const [location, setLocation] = useState(router.state.location);
  useLayoutEffect(() => router.subscribe(state => setLocation(state.location)), [router]);
  const [context] = useState({
    manifest: page.manifest,
    routeModules: page.modules,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial', manifestPath: '' } as const,
  });
  return (
    <FrameworkContext value={context}>
      <LastBoundary location={location}>
        <RouterProvider router={router} />
      </LastBoundary>
    </FrameworkContext>
  );
}

interface LastBoundaryProps {
  location: Location;
  children: ReactNode;
}

interface LastBoundaryState {
  location: Location;
  error: Error | null;
}

/** Catches what the root's own boundary cannot; another address is tried anew. Its screen comes when it is needed. */
class LastBoundary extends Component<LastBoundaryProps, LastBoundaryState> {
  override state: LastBoundaryState = { location: this.props.location, error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ location }: LastBoundaryProps, state: LastBoundaryState) {
    return state.location === location ? null : { location, error: null };
  }

  override render() {
    const { error, location } = this.state;
    if (!error) return this.props.children;
    return (
      <Suspense>
        <LastFailure error={error} location={location} />
      </Suspense>
    );
  }
}

/** Where even the last screen does not come. There are no texts by then. */
const WayBack = () => (
  <html lang="en">
    <body>
      <a href="/">{window.location.host}</a>
    </body>
  </html>
);
