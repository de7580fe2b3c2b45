import { Badge } from '@liftoff/ui/badge';
import { ButtonLink } from '@liftoff/ui/button-link';
import { WifiOffIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { bareDocument } from './bare-document.server.tsx';
import type { PageContext } from '../page-context.ts';
import { usePaths } from '../shared/site/site.ts';
import { PlainPage } from '../shell/plain/plain-page.tsx';

/**
 * Loads the page again once the network is there, looks every eight seconds, and shows the way to a kept lobby with the
 * time that it is of.
 */
const recovery = `(function(){var look=function(){window.fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(a){if(a.status<500)location.reload()},function(){})};addEventListener("online",look);setInterval(look,8000);var link=document.querySelector("[data-lobby]");window.caches&&caches.match(link.getAttribute("href"),{ignoreVary:true}).then(function(kept){if(!kept)return;var time=new Date(kept.headers.get("date")).toLocaleTimeString(document.documentElement.lang,{hour:"2-digit",minute:"2-digit"});link.textContent=link.textContent.replace("{time}",time);link.hidden=false})})()`;

/**
 * What the service worker shows where a page cannot be fetched: the same for everyone, without a part of the site's
 * script. It is a page of its own address, which nothing links to.
 */
export async function offlinePage(page: PageContext): Promise<Response> {
  const html = await bareDocument(page, recovery, <Offline />);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Stands for the time in a text that is completed in the browser. */
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
        below={<p className="cap t3">{t('next')}</p>}
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
