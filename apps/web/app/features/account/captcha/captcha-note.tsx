import { Notice } from '@liftoff/ui/notice';
import { useTranslations } from 'use-intl';

/** Explains why submitting a form takes longer than usual. The alert role makes screen readers announce it. */
export function CaptchaNote({ solving }: { solving: boolean }) {
  const t = useTranslations('account.captcha');
  return solving && <Notice role="alert">{t('solving')}</Notice>;
}
