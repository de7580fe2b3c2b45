import { Notice } from '@liftoff/ui/notice';
import { useTranslations } from 'use-intl';

/** Says, also to who does not see it, why a form takes longer than usual: nothing is to be done but to wait. */
export function CaptchaNote({ solving }: { solving: boolean }) {
  const t = useTranslations('account.captcha');
  return solving && <Notice role="alert">{t('solving')}</Notice>;
}
