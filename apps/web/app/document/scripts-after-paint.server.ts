import { getting, gettingImports, nextUse } from './getting-imports.server.ts';
import { signsOfUse } from '../shared/parts/first-interaction.ts';
import { drawnMark } from './page-drawn.ts';

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
/** A picture of several sizes that is asked for ahead of its element, as React writes it. */
const pictureOfSizes = /<link rel="preload" as="image" imageSrcSet="[^>]*>/g;
const moduleScript = /(<script\b(?=[^>]*? type="module")[^>]*>)([\s\S]*?)<\/script>/g;

/**
 * Puts a page's first paint before its script. On a phone's line the script's 90 kB are as much as the style, the text
 * and the first pictures together; asked for at once they would take their turn on the line, and their evaluation would
 * come before the largest picture is drawn. The page stands without script, so its modules are asked for when it is
 * drawn or at the visitor's first move, whichever comes first.
 *
 * Pictures are found where they stand. A link ahead of them would choose among the sizes for itself, while the picture
 * takes a larger one that the browser still holds: what the link fetched is then for nothing.
 */
export function scriptsAfterPaint(html: string): string {
  const hrefs: string[] = [];
  return html
    .replaceAll(pictureOfSizes, '')
    .replaceAll(preload, (_tag, href: string) => {
      hrefs.push(href);
      return '';
    })
    .replaceAll(moduleScript, (_tag, open: string, code: string) => `${open}${later(code, hrefs)}</script>`);
}

/** The router's start of the page, whose static imports the browser would ask for at once, in the same order but later. */
function later(code: string, hrefs: readonly string[]): string {
  // What the start names itself it imports in its own order; what starts the page must come last.
  const shared = hrefs.filter(href => !code.includes(JSON.stringify(href)));
  return `${untilDrawn}${preloading(hrefs)}${firstFormat}${shared.map(onItsOwn).join('')}${gettingImports(code)}`;
}

const untilDrawn = `await new Promise(go => {
  document.${drawnMark}.then(go);
  for (const sign of ${JSON.stringify(signsOfUse)}) addEventListener(sign, go, { once: true, passive: true, capture: true });
});
`;

/**
 * All modules at once: imported one by one they would wait for each other. What does not come is asked for again, all of
 * it, when the connection is back and when the visitor presses something. The policy of a page that is the same for all
 * lets this script add elements and import what they have brought, and nothing else.
 */
const preloading = (hrefs: readonly string[]) => `const hrefs = ${JSON.stringify(hrefs)};
const ask = () => Promise.all(hrefs.map(href => new Promise(go => document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, onload: () => go(true), onerror: () => go(false) })))));
${getting(`do ${nextUse} while ((await ask()).includes(false));`)}ask();
`;

/** The first number that a page formats has its language's data read, as long as a whole slice of the start: meanwhile. */
const firstFormat = `setTimeout(() => new Intl.NumberFormat(document.documentElement.lang));
`;

/**
 * Run in one go, libraries and all, they would hold up a press for as long; between them the browser does what waits. One
 * that does not come is missed by the route that needs it; a page that is being left misses nothing.
 */
const onItsOwn = (href: string) =>
  `await import(${JSON.stringify(href)}).catch(() => {});
await new Promise(go => setTimeout(go));
`;
