import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { bareDocument } from './bare-document.server.tsx';
import type { PageContext } from '../page-context.ts';
import { PlainPage } from '../shell/plain/plain-page.tsx';

const againSec = 8;

/**
 * Checks about every eight seconds whether the page can be rendered again, and reloads it if so. The interval has
 * jitter, so that open pages do not all retry at the same time. The screen does not change in the meantime.
 */
const recovery = `(function again(){setTimeout(function(){window.fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(a){a.status<500&&a.status!==429?location.reload():again()},again)},${againSec * 1000}*(.75+Math.random()/2))})()`;

/**
 * The page for a signed-in player whom the platform cannot identify at the moment [B11]. A guest's page would look as
 * if the player had been signed out. This page uses no platform data and none of the site's scripts. It reloads
 * automatically once the platform responds; without JavaScript, the player reloads it with its button.
 */
export async function awayPage(request: Request, page: PageContext): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const html = await bareDocument(page, recovery, <Away href={pathname + search} />);
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
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <PlainPage
        title={t('title')}
        text={t('text')}
        drawing="dotted"
        below={<p className="caption text-muted">{t('next')}</p>}
      >
        <ButtonLink variant="primary" size="l" href={href}>
          {t('retry')}
        </ButtonLink>
      </PlainPage>
    </>
  );
}
