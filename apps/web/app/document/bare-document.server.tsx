import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContext } from '../page-context.ts';
import { readBrandOf } from '../shared/site/brand/read-brand.server.ts';
import { emptyShellData, ShellDataProvider } from '../shared/site/shell-data.ts';
import { siteOf } from '../shared/site/site.server.ts';
import { SiteProvider, withPaths } from '../shared/site/site.ts';
import { TextProvider } from '../shared/texts/text-provider.tsx';
import { textsOf } from '../shared/texts/texts.server.ts';
import { FirstStyleAndScript } from './page-scripts.tsx';

/**
 * Renders a complete page that needs neither the site's scripts nor the platform. `recovery` is the inline script
 * that reloads the page once the normal one is available again. React moves the `<title>` into the head.
 */
export async function bareDocument(page: PageContext, recovery: string, content: ReactNode): Promise<string> {
  const site = withPaths(siteOf(page));
  const brand = await readBrandOf(page);
  const html = renderToStaticMarkup(
    <html lang={site.locale} data-theme={site.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <FirstStyleAndScript nonce={page.nonce} tokens={page.look?.tokens} />
      </head>
      <body>
        <SiteProvider value={site}>
          <TextProvider locale={site.locale} texts={textsOf(page.locale, ['away', 'shell', 'page'])}>
            <ShellDataProvider value={{ ...emptyShellData, brand }}>{content}</ShellDataProvider>
          </TextProvider>
        </SiteProvider>
      </body>
    </html>,
  );
  return html.replace('</body>', end => `<script nonce="${page.nonce}">${recovery}</script>${end}`);
}
