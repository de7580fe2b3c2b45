import { closedNoticesExpression } from '../../shared/preferences-in-script.ts';

/**
 * Runs before the first paint of a page with header notices: of these, the first that this browser has not closed is
 * shown, so that nothing moves once the page's script is there. Without script or storage the first one is.
 */
export const closedNoticesScript = (ids: readonly string[]): string =>
  `(function(n){try{var k=JSON.parse(${closedNoticesExpression}||"[]"),f=n.find(function(i){return k.indexOf(i)<0}),s=new CSSStyleSheet;s.replaceSync("[data-notice]{display:none!important}"+(f?"[data-notice="+f+"]{display:block!important}":""));document.adoptedStyleSheets=[s]}catch(e){}})(${JSON.stringify(ids.filter(id => /^[a-z][a-z0-9-]*$/.test(id)))})`;
