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
    <section className="cookie-notice" aria-labelledby="cookie-notice">
      <div className="cookie-notice__header">
        <span className="cookie-notice__icon">
          <CookieIcon />
        </span>
        <h2 className="heading-3" id="cookie-notice">
          {t('title')}
        </h2>
      </div>
      <p className="small text-secondary margin-top-3">{t('text')}</p>
      <div className="pair margin-top-4">
        <Button onClick={() => choose('refused')}>{t('refuse')}</Button>
        <Button onClick={() => choose('accepted')}>{t('accept')}</Button>
      </div>
      <a className="link small cookie-notice__link" href={paths.page('cookie-policy')}>
        {shell('cookies')}
      </a>
    </section>
  );
}
