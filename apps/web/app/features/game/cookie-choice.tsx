import { useTranslations } from 'use-intl';
import { cookiesHash } from '../../shared/site/address/paths.ts';

/** The way to choose anew about cookies, as easy as the choice was [D13] [C38]: a game's page has no footer of the site. */
export function CookieChoice({ onPress }: { onPress?: () => void }) {
  const t = useTranslations('shell.footer');
  return (
    <a className="link cap" href={cookiesHash} onClick={onPress}>
      {t('cookieChoice')}
    </a>
  );
}
