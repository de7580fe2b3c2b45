import { useHydrated } from '../../../shared/parts/hydrated.ts';
import { useSite } from '../../../shared/site/site.ts';

/** Writes moments in the browser's own time zone; the server, which does not know it, writes UTC. */
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
