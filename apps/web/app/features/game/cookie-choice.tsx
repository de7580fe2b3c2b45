import { useTranslations } from 'use-intl';
import { cookiesHash } from '../../shared/site/address/paths.ts';

/**
 * Link that reopens the cookie choice, because the game page has no site footer [D13] [C38]. Changing the choice must
 * be as easy as making it.
 */
export function CookieChoice({ onPress }: { onPress?: () => void }) {
  const t = useTranslations('shell.footer');
  return (
    <a className="link caption" href={cookiesHash} onClick={onPress}>
      {t('cookieChoice')}
    </a>
  );
}
