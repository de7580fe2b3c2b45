import { isDialog, isOpenTo, isPopup } from './dialogs.ts';

/**
 * `profile/limits/confirm` is open to everyone, because an email links to it. The adventure and the VIP club have the
 * brand's slug in their addresses [PROUTE-016].
 */
const pages =
  /^\/(?:favorite-games|users|[a-z0-9-]+-(?:adventure|vipclub)|lootboxes\/(?!chances$)[^/]+|profile(?!\/limits\/confirm$)|accounts\/[^/]+\/deposit)(?:\/|$)/;

/** Whether an address is only for players, so that guests are sent to registration [GUARD-001]. */
export function isForPlayers(path: string, search: string): boolean {
  const [, popup, name = ''] = /^\/(popup\/)?([^/]+)$/.exec(path) ?? [];
  if ((popup && isPopup(name)) || isDialog(name)) return !isOpenTo(name, true);
  if (path.startsWith('/play/')) return new URLSearchParams(search).get('mode') === 'real';
  return pages.test(path);
}
