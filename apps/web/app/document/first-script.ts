import { locales } from '@liftoff/contract/core/locale';
import { leavingMark } from '../shared/site/address/leave-page.ts';
import { keptFlagsExpression } from '../shared/preferences/preferences-in-script.ts';

/**
 * The page's first script, before the first paint. It shows the system's theme to visitors who chose that one: the
 * server cannot know which it is. It takes the one text that React itself puts into innerHTML, to make a script element
 * when it draws the whole document anew after a failure: the page's Trusted Types take that and nothing else [A2]. The
 * text of React Router's scrolling script, which React would fill it with, is left out: it has run when the page came. And
 * it keeps a press on the theme chooser, whose own script comes with the visitor's first move, and the language that is
 * chosen, for a year: a choice that waited for another script would be lost with the page it leaves. And a link that
 * the browser itself follows, because no script does yet, is marked busy at once, until another one is pressed or the
 * page comes back; so is the page, which is being left. It is asked once more when all have seen the press: React
 * keeps one from whoever listens after it where it has not drawn what was pressed. A link between the two forms of a
 * guest's page, which is kept for all queries alike, takes along where its visitor wanted to go (GUARD-001). And the
 * flags of this browser count before anything is shown: the maintenance page stands in place of the site (ROLE-028), but
 * not of itself nor of the screen of the flags (/ffc), in each locale and under /guest. And the other form of a host, with
 * or without www, is left for the one it belongs to unless a flag says not to (ROLE-029), but for that screen alone.
 */
export const firstScript = import.meta.env.SSR
  ? `window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:function(t){return t==="<scr"+"ipt></scr"+"ipt>"?t:t.indexOf("history.replaceState")<0?null:""}});(function(d){if(/(^|; )theme=auto/.test(document.cookie)&&matchMedia("(prefers-color-scheme:light)").matches)d.theme="light";addEventListener("click",function(e){var b=e.target.closest("[data-choose-theme]");if(b)d.pressedTheme=b.dataset.chooseTheme;var a=e.target.closest("a[data-choose-locale]");if(a)document.cookie="locale="+a.hreflang+";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"");var k=e.target.closest("a[data-keep-redirect]"),r=new URLSearchParams(location.search).get("redirect");if(k&&r&&!k.search)k.search=new URLSearchParams({redirect:r})},true);function f(a){document.querySelectorAll("a[aria-busy]").forEach(function(b){b.ariaBusy=null});if(a)a.ariaBusy="true";document.${leavingMark}=!!a;document.body.toggleAttribute("data-going",!!a)}function h(e){var a=e.target.closest("a[href]");if(a&&!e.defaultPrevented&&!e.button&&!(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)&&!a.hash&&!a.hasAttribute("download")&&!/^_blank/.test(a.target)&&/^http/.test(a.protocol))f(a)}addEventListener("click",h);addEventListener("click",function(e){setTimeout(h,0,e)},true);addEventListener("pageshow",function(e){if(e.persisted)f()});var g={},l=location,p=l.pathname,b=/^(\\/guest(?![^/]))?(\\/(${locales.join('|')})(?![^/]))?/.exec(p)[0],o=p.slice(b.length);try{g=JSON.parse(${keptFlagsExpression}||"{}")||g}catch(e){}if(d.www&&g.disableWWW!==true&&o!=="/ffc")l.replace(d.www+p+l.search+l.hash);else if(g.techwork===true&&o!=="/ffc"&&o!=="/techwork")l.replace(b+"/techwork")})(document.documentElement.dataset)`
  : '';
