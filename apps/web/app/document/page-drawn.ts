import { fontsMark } from '../shell/when-fonts.ts';

/** Where the first script leaves the promise that settles when the page is drawn. Not on an element: React draws those. */
export const drawnMark = 'whenDrawn';

/** Milliseconds after which a page counts as drawn even if its pictures are still on their way. */
const longestWait = 2_000;

/**
 * A part of the first script: settles a promise two frames after the page is loaded and the pictures of its first view are
 * decoded, or after two seconds. What the page can be read without is asked for then: on a phone's line it would take its
 * turn before the largest picture, and its evaluation come before that one is drawn.
 *
 * The fonts are such a thing. A browser asks for them as soon as it lays out text in them, ahead of every picture, and the
 * fallback faces are as wide and as high; so a first visit is written in those until the fonts have come, and changes once.
 * Whoever comes from a page of the site, loads one anew or has its service worker from an earlier visit has the fonts in
 * the browser's cache, and is shown them at once; so is a page without script.
 */
export const pageDrawn = `(function(d){var n=navigator.serviceWorker,v=performance.getEntriesByType("navigation")[0],p=new Promise(function(go){function e(i){return i.decode().catch(function(){})}function f(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go)})})}function h(){Promise.all([].map.call(document.querySelectorAll("img[loading=eager]"),e)).then(f)}if(document.readyState==="complete")h();else addEventListener("load",h,{once:true});setTimeout(go,${longestWait})});document.${drawnMark}=p;if(n&&n.controller||v&&v.type!=="navigate"||document.referrer.indexOf(location.origin+"/")===0)return;d.fonts="later";document.${fontsMark}=p.then(function(){return Promise.all([document.fonts.load('1em "Liftoff Sans"'),document.fonts.load('1em "Liftoff Num"',"0")])}).catch(function(){}).then(function(){delete d.fonts})})(document.documentElement.dataset)`;
