import { Button } from '@liftoff/ui/button';
import { CookieIcon } from '@liftoff/ui/icons';
import { useTranslations } from 'use-intl';
import { usePaths } from '../../shared/site/site.ts';
import type { Choose } from './use-cookie-notice.ts';
import './notices.css';

/** The cookie notice. Refusing is as easy as accepting: both buttons have the same size and look [D13]. */
export function CookieNotice({ choose }: { choose: Choose }) {
  const t = useTranslations('notices.cookies');
  const shell = useTranslations('shell.footer');
  const paths = usePaths();
  return (
    <section className="ck" aria-labelledby="cookie-notice">
      <div className="ck__h">
        <span className="ck__i">
          <CookieIcon />
        </span>
        <h2 className="h3" id="cookie-notice">
          {t('title')}
        </h2>
      </div>
      <p className="small t2 mt3">{t('text')}</p>
      <div className="pair mt4">
        <Button onClick={() => choose('refused')}>{t('refuse')}</Button>
        <Button onClick={() => choose('accepted')}>{t('accept')}</Button>
      </div>
      <a className="link small ck__l" href={paths.page('cookie-policy')}>
        {shell('cookies')}
      </a>
    </section>
  );
}
