import { useFormatter, useTranslations } from 'use-intl';

/** Formats a rate as "1 in N", with one decimal below ten, whole numbers above, and words from a million. */
export function OneIn({ rate }: { rate: number }) {
  const t = useTranslations('info');
  const format = useFormatter();
  const number =
    rate >= 1_000_000
      ? format.number(rate, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 })
      : format.number(rate, { maximumFractionDigits: rate < 10 ? 1 : 0 });
  return <>{t('oneIn', { number })}</>;
}
