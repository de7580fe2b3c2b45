import type { ReactNode } from 'react';
import { useContext, useMemo } from 'react';
import { Links, Outlet, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { dataOf, pageContext } from './page-context.ts';
import type { readShellData } from './shared/site/shell-data.server.ts';
import { FirstStyleAndScript, PageScripts } from './document/page-scripts.tsx';
import { NonceContext, TokensContext } from './shared/site/nonce.ts';
import { PlayerUnknown, unknownPlayer, readPlayer } from './shared/player/read-player.server.ts';
import { unpack } from './shared/site/packed.ts';
import { siteOf } from './shared/site/site.server.ts';
import type { PlayerSeed } from './shared/player/player.ts';
import { SiteProvider, withPaths, type Site } from './shared/site/site.ts';
import { PageTexts } from './shared/texts/page-texts.tsx';
import { TextProvider } from './shared/texts/text-provider.tsx';
import { packedTexts, textsOf } from './shared/texts/texts.server.ts';
import { part } from './shared/parts/part.tsx';
import { FailureWords } from './shared/parts/failure-words.tsx';

const VisitLayer = part(() => import('./shell/visit/visit-layer.tsx'), { when: 'idle' });
const RootFailure = part(() => import('./shell/plain/root-failure.tsx'), { instead: FailureWords });

/** The texts that every page needs. Texts for dialogs and for later routes are loaded when they are needed. */
const firstTexts = ['shell', 'lobby', 'search', 'errors', 'page'] as const;
const playerTexts = [...firstTexts, 'player', 'notifications'] as const;

/** The page's background colour in each theme. It must equal the design token. */
const grounds = { dark: '#0a0c14', light: '#f4f6f9' };

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const player = await readPlayer(page).catch((error: unknown) => {
    throw error instanceof PlayerUnknown ? unknownPlayer(context.get(dataOf)) : error;
  });
  return { site: siteOf(page), texts: packedTexts(textsOf(page.locale, player ? playerTexts : firstTexts)), player };
}

function ofPlayer(site: Site, player: PlayerSeed | null): Site {
  if (player === null) return site;
  const { license_name: playerLicence, min_age: age } = player.user;
  return { ...site, playerLicence, ...(age === null ? {} : { playerAge: age }) };
}

export { shouldRevalidate } from './shared/site/read-once.ts';

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const tokens = useContext(TokensContext);
  const data = useRouteLoaderData<typeof loader>('root');
  const notices = useRouteLoaderData<Awaited<ReturnType<typeof readShellData>>>('routes/shell')?.notices.map(
    ({ id }) => id,
  );
  const theme = data?.site.theme ?? 'dark';
  return (
    <html lang={data?.site.locale ?? 'en'} data-theme={theme} data-www={data?.site.wwwTwin} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content={(data?.site.look?.grounds ?? grounds)[theme]} />
        <FirstStyleAndScript nonce={nonce} tokens={tokens} notices={notices} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`${data?.site.base ?? ''}/site.webmanifest`} />
        <Links />
      </head>
      <body>
        {children}
        <PageScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { site, texts, player } = loaderData;
  const siteWithPaths = useMemo(() => withPaths(ofPlayer(site, player)), [site, player]);
  const allTexts = useMemo(() => unpack(texts), [texts]);
  return (
    <SiteProvider value={siteWithPaths}>
      <PageTexts locale={site.locale} texts={allTexts}>
        <Outlet />
        <VisitLayer user={player?.user ?? null} />
      </PageTexts>
    </SiteProvider>
  );
}

export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>('root');
  return data ? (
    <SiteProvider value={withPaths(ofPlayer(data.site, data.player))}>
      <TextProvider locale={data.site.locale} texts={unpack(data.texts)}>
        <RootFailure />
      </TextProvider>
    </SiteProvider>
  ) : null;
}
