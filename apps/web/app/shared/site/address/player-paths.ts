import { isDialog, isOpenTo, isPopup } from './dialogs.ts';

/** The page that a mail's link opens is anybody's. */
const pages = /^\/(?:favorite-games|users|profile(?!\/limits\/confirm$)|accounts\/[^/]+\/deposit)(?:\/|$)/;

/** Whether an address is a player's alone, so that it leads a guest to registration (GUARD-001). */
export function isForPlayers(path: string, search: string): boolean {
  const [, popup, name = ''] = /^\/(popup\/)?([^/]+)$/.exec(path) ?? [];
  if ((popup && isPopup(name)) || isDialog(name)) return !isOpenTo(name, true);
  if (path.startsWith('/play/')) return new URLSearchParams(search).get('mode') === 'real';
  return pages.test(path);
}
