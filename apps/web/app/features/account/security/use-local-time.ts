import { useHydrated } from '../../../shared/parts/hydrated.ts';
import { useSite } from '../../../shared/site/site.ts';

/**
 * Formats times in the browser's time zone. The server does not know the time zone, so UTC is used until hydration.
 */
export function useLocalTime() {
  const { locale } = useSite();
  const zone = useHydrated() ? {} : { timeZone: 'UTC' };
  const write = (moment: string, shape: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleString(locale, { ...shape, ...zone });
  return {
    day: (moment: string) => write(moment, { dateStyle: 'medium' }),
    minute: (moment: string) => write(moment, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
