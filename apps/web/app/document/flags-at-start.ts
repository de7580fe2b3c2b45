import { locales } from '@liftoff/contract/core/locale';
import { storedFlags } from '../shared/preferences/preferences-in-script.ts';

const prefix = new RegExp(`^(/guest(?![^/]))?(/(${locales.join('|')})(?![^/]))?`);

/**
 * Obeys this browser's flags before anything is shown. The maintenance page replaces every page (ROLE-028) except itself
 * and the screen of the flags (/ffc), in each locale and under /guest. The other form of a host, with or without www, is
 * left for the main one (ROLE-029) except on that screen, or when a flag forbids it.
 */
export function obeyFlags(): void {
  const { pathname, search, hash } = location;
  const { www } = document.documentElement.dataset;
  const [start = ''] = prefix.exec(pathname) ?? [];
  const page = pathname.slice(start.length);
  const flags = storedFlags();
  if (page === '/ffc') return;
  if (www && flags.disableWWW !== true) location.replace(www + pathname + search + hash);
  else if (flags.techwork === true && page !== '/techwork') location.replace(`${start}/techwork`);
}
