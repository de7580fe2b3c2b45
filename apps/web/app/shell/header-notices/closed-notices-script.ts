import { closedNoticesExpression } from '../../shared/preferences/preferences-in-script.ts';

/**
 * Runs before the first paint of a page with header notices: of these, the first that this browser has not closed is
 * shown, so that nothing moves once the page's script is there. Without script or storage the first one is. Until that
 * script is there a press on Close is heard here; it has done its work, because its notices have no `data-notice`.
 */
export const closedNoticesScript = (ids: readonly string[]): string =>
  `(function(n){try{var s=new CSSStyleSheet,k=JSON.parse(${closedNoticesExpression}||"[]");function w(){var f=n.find(function(i){return k.indexOf(i)<0});s.replaceSync("[data-notice]{display:none!important}"+(f?"[data-notice='"+f+"']{display:block!important}":""))}w();document.adoptedStyleSheets=[s];addEventListener("click",function(e){var b=e.target.closest("[data-notice] button");if(!b)return;k=k.concat(b.closest("[data-notice]").dataset.notice);w();${closedNoticesExpression}=JSON.stringify(k)},true)}catch(e){}})(${JSON.stringify(ids.filter(id => /^[a-z0-9-]+$/.test(id)))})`;
