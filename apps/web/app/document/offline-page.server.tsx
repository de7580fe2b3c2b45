import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { WifiOffIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { bareDocument } from './bare-document.server.tsx';
import type { PageContext } from '../page-context.ts';
import { usePaths } from '../shared/site/site.ts';
import { PlainPage } from '../shell/plain/plain-page.tsx';

/**
 * Checks every eight seconds whether the network is back, and then reloads the page. Also shows a link to a cached
 * lobby, with the time at which it was cached.
 */
const recovery = `(function(){var look=function(){window.fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(a){if(a.status<500)location.reload()},function(){})};addEventListener("online",look);setInterval(look,8000);var link=document.querySelector("[data-lobby]");window.caches&&caches.match(link.getAttribute("href"),{ignoreVary:true}).then(function(kept){if(!kept)return;var time=new Date(kept.headers.get("date")).toLocaleTimeString(document.documentElement.lang,{hour:"2-digit",minute:"2-digit"});link.textContent=link.textContent.replace("{time}",time);link.hidden=false})})()`;

/**
 * Renders the page that the service worker shows if a page cannot be fetched. It is the same for everyone, uses none
 * of the site's scripts, and has a separate address to which nothing links.
 */
export async function offlinePage(page: PageContext): Promise<Response> {
  const html = await bareDocument(page, recovery, <Offline />);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Placeholder that the browser replaces with the time. */
const time = '{time}';

function Offline() {
  const t = useTranslations('away');
  const paths = usePaths();
  return (
    <div data-notice={t('offline.notice', { time })}>
      <title>{t('offline.title')}</title>
      <PlainPage
        title={t('offline.title')}
        text={t('offline.text')}
        drawing="dotted"
        right={
          <Badge tone="warn" icon={WifiOffIcon}>
            {t('offline.mark')}
          </Badge>
        }
        below={<p className="caption text-muted">{t('next')}</p>}
      >
        <ButtonLink variant="primary" size="l" href="">
          {t('retry')}
        </ButtonLink>
        <ButtonLink size="l" href={paths.lobby()} data-lobby="" hidden>
          {t('offline.lobby', { time })}
        </ButtonLink>
      </PlainPage>
    </div>
  );
}
