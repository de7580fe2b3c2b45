import { ButtonLink } from '@liftoff/ui/button-link';
import { useTranslations } from 'use-intl';
import { bareDocument } from './bare-document.server.tsx';
import type { PageContext } from '../page-context.ts';
import { PlainPage } from '../shell/plain/plain-page.tsx';

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
      <PlainPage title={t('title')} text={t('text')} drawing="dotted" below={<p className="cap t3">{t('next')}</p>}>
        <ButtonLink variant="primary" size="l" href={href}>
          {t('retry')}
        </ButtonLink>
      </PlainPage>
    </>
  );
}
