import { describe, expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.server.ts';

const page = [
  '<head>é<link rel="modulepreload" href="/a.js" nonce="n"/><link rel="icon" href="/i.svg"/>',
  '<link rel="preload" as="image" imageSrcSet="/s.webp 1w, /l.webp 2w" imageSizes="(min-width:9px) 9px" fetchPriority="high"/>',
  '<link rel="modulepreload" href="/b.js" nonce="n"/></head><p>1 < 2</p><script nonce="n">plain("<p>")</script>',
  '<script nonce="n" type="module" async="">import "/a.js";\nimport * as route0 from "/b.js";\nstart(route0);import("/e.js");</script>',
  '<script nonce="n">data</script>',
].join('');

const html = scriptsAfterPaint(page);

describe('the script of a page', () => {
  it('is not asked for by the page itself', () => {
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toMatch(/^import[ {*"]/m);
    expect(html).toContain('<head>é<link rel="icon" href="/i.svg"/></head><p>1 < 2</p>');
    expect(html).toContain('<script nonce="n">plain("<p>")</script>');
    expect(html).toContain('<script nonce="n">data</script>');
  });

  it('is asked for all at once and runs in its order, after a wait that ends', () => {
    const code = /type="module" async="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    const steps = [
      'await new Promise',
      'document.whenDrawn.then(go)',
      'pointerdown',
      '["/a.js","/b.js"]',
      // While they are on their way.
      'new Intl.NumberFormat(document.documentElement.lang)',
      'await get("/a.js")',
      'const route0 = await get("/b.js")',
      'start(route0);get("/e.js");',
    ].map(step => code.indexOf(step));
    expect(steps).not.toContain(-1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('runs what several routes share piece by piece, each in a turn of its own, before the routes', () => {
    const shared = '<link rel="modulepreload" href="/vendor.js"/><link rel="modulepreload" href="/shell.js"/>';
    const code = /type="module" async="">([\s\S]*?)<\/script>/.exec(scriptsAfterPaint(shared + page))?.[1] ?? '';
    const turn = 'await new Promise(go => setTimeout(go));\n';
    const pieces = ['/vendor.js', '/shell.js']
      .map(href => `await import("${href}").catch(() => {});\n${turn}`)
      .join('');
    expect(code).toContain(`${pieces}await get("/a.js");`);
    // What starts the page is imported by the start alone, after all routes.
    expect(code).not.toContain('await get("/e.js")');
  });

  it('keeps no link that chooses a picture apart from the element that shows it', () => {
    expect(html).not.toContain('rel="preload"');
  });
});
