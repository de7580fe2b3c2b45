import { ButtonLink } from '@liftoff/ui/button-link';
import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslations } from 'use-intl';
import type { PageContext } from './page-context.ts';
import { readBrandOf } from './shared/read-brand.server.ts';
import { emptyShellData, ShellDataProvider } from './shared/shell-data.ts';
import { siteOf } from './shared/site.server.ts';
import { SiteProvider, withPaths } from './shared/site.ts';
import { TextProvider } from './shared/texts/text-provider.tsx';
import { textsOf } from './shared/texts/texts.server.ts';
import { criticalStyle } from './critical-style.ts';
import { firstScript } from './shell/first-script.ts';
import { PlainPage } from './shell/plain/plain-page.tsx';

const againSec = 8;

/**
 * Asks every eight seconds or so, not all pages at once, whether the page can be made again, and loads it when it can.
 * What stands on the screen meanwhile does not move.
 */
const recovery = `(function again(){setTimeout(function(){window.fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(a){a.status<500&&a.status!==429?location.reload():again()},again)},${againSec * 1000}*(.75+Math.random()/2))})()`;

/**
 * What a player sees whose page cannot be made because the platform does not say who he is [B11]: never a guest's page,
 * which would say that he is signed out. It is made of nothing that comes from the platform, carries no part of the
 * site's script, and recovers by itself; without script its button does.
 */
export async function awayPage(request: Request, page: PageContext): Promise<Response> {
  const site = withPaths(siteOf(page));
  const brand = await readBrandOf(page);
  const texts = textsOf(page.locale, ['away', 'shell', 'page']);
  const { pathname, search } = new URL(request.url);
  const body = renderToStaticMarkup(
    <SiteProvider value={site}>
      <TextProvider locale={site.locale} texts={texts}>
        <ShellDataProvider value={{ ...emptyShellData, brand }}>
          <Away href={pathname + search} />
        </ShellDataProvider>
      </TextProvider>
    </SiteProvider>,
  );
  const html = `<!doctype html><html lang="${site.locale}" data-theme="${site.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style nonce="${page.nonce}">${criticalStyle}</style><script nonce="${page.nonce}">${firstScript}</script></head><body>${body}<script nonce="${page.nonce}">${recovery}</script></body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': String(againSec) },
  });
}

function Away({ href }: { href: string }) {
  const t = useTranslations('away');
  return (
    <>
      <title>{t('title')}</title>
      <PlainPage title={t('title')} text={t('text')} drawing="dotted" below={<p className="cap t3">{t('next')}</p>}>
        <ButtonLink variant="primary" size="l" href={href}>
          {t('retry')}
        </ButtonLink>
      </PlainPage>
    </>
  );
}
