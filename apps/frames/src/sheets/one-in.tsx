import { useFormatter, useTranslations } from 'use-intl';

/** A rate as "1 in N": with a decimal below ten, whole above, in words from a million on. */
export function OneIn({ rate }: { rate: number }) {
  const t = useTranslations('info');
  const format = useFormatter();
  const number =
    rate >= 1_000_000
      ? format.number(rate, { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 })
      : format.number(rate, { maximumFractionDigits: rate < 10 ? 1 : 0 });
  return <>{t('oneIn', { number })}</>;
}
