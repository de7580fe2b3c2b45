import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '../../shared/site/site.ts';

/** Interval in milliseconds between updates [CONST-012]. */
const refreshMs = 15_000;

/** The visitor's local time of day [SHELL-057]. */
export function LocalTime() {
  const t = useTranslations('shell.sidebar');
  const { locale } = useSite();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(now);
  return <span className="numeric">{t('localTime', { time })}</span>;
}
