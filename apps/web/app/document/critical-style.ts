import components from '@liftoff/ui/styles/critical.css?inline';
import pageComponents from '@liftoff/ui/styles/page.css?inline';
import menu from '@liftoff/ui/styles/menu.css?inline';
import banner from '../features/lobby/banner/banner.css?inline';
import promoStrip from '../features/lobby/banner/promo-strip.css?inline';
import list from '../features/lobby/list/list.css?inline';
import lobby from '../features/lobby/lobby.css?inline';
import playerDeck from '../features/lobby/signed-in/player-deck.css?inline';
import jackpotBand from '../features/lobby/rows/jackpot-band.css?inline';
import search from '../features/lobby/search/search.css?inline';
import studios from '../features/lobby/list/studios.css?inline';
import figures from '../shared/player/figures.css?inline';
import bottomMenu from '../shell/bottom-menu.css?inline';
import footer from '../shell/footer/footer.css?inline';
import header from '../shell/header.css?inline';
import plain from '../shell/plain/plain.css?inline';
import sessionBar from '../shell/account-menu/session-bar.css?inline';
import shell from '../shell/shell.css?inline';
import sidebar from '../shell/sidebar/sidebar.css?inline';

/** In cascade order: the components, then the page shell, then the page content. */
const sheets = [
  [components, pageComponents, menu],
  [header, sessionBar, bottomMenu, footer, shell, sidebar, plain],
  [figures, banner, promoStrip, playerDeck, jackpotBand, studios, lobby, list, search],
];

/**
 * The CSS that every first page needs, inlined so that the first paint does not wait for another file. The browser
 * bundle leaves it out, because React keeps the server-rendered `<style>` element unchanged.
 */
export const criticalStyle = import.meta.env.SSR ? sheets.flat().join('') : '';
