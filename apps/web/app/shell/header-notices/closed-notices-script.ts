import { storeClosedNotices, storedClosedNotices } from '../../shared/preferences/preferences-in-script.ts';

/*
 * The inline script of a page with header notices. Before the first paint it shows the first notice that this browser
 * has not closed, so that nothing moves when React hydrates the page. Without JavaScript or storage, the first notice
 * is shown. Until hydration this script handles clicks on Close; afterwards the notices have no `data-notice`.
 */

const ids = (document.currentScript?.dataset.notices ?? '').split(' ').filter(id => /^[a-z0-9-]+$/.test(id));

function showOpenNotice(): void {
  let closed = storedClosedNotices();
  const sheet = new CSSStyleSheet();
  const show = () => {
    const open = ids.find(id => !closed.includes(id));
    const shown = open === undefined ? '' : `[data-notice='${open}']{display:block!important}`;
    sheet.replaceSync(`[data-notice]{display:none!important}${shown}`);
  };
  const close = ({ target }: Event) => {
    const notice = (target as Element).closest('[data-notice] button')?.closest<HTMLElement>('[data-notice]');
    if (!notice?.dataset.notice) return;
    closed = [...closed, notice.dataset.notice];
    show();
    storeClosedNotices(closed);
  };
  show();
  document.adoptedStyleSheets = [sheet];
  addEventListener('click', close, true);
}

try {
  showOpenNotice();
} catch {
  // The storage is unavailable or its content is invalid: the first notice is shown, as without JavaScript.
}
