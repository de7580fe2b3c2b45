import type { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { furtherBrandAt, furtherBrands } from '../../market/brand.ts';
import type { Config } from '../../core/platform-context.ts';
import { builtAssets } from '../../http/built-assets.ts';

const builtFrames = new URL('../../../../frames/dist/', import.meta.url);
const keptFrames = new URL('../../../../../.cache/kept-assets/frames/', import.meta.url);

/** Serves the built frames as game frames, on the platform's own origin instead of the site's [A38]. */
export function framePages(app: Hono, config: Config, dist: URL = builtFrames, kept: URL = keptFrames): void {
  const { siteOrigins, publicUrl } = config;
  const socket = publicUrl.replace(/^http/, 'ws');
  const security = {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      // Reels and wheels are moved through their elements' style objects, which this policy need not permit.
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      `connect-src 'self' ${socket}`,
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${siteOrigins.join(' ')}`,
    ].join('; '),
    // Keeps the launch token in the frame's address from being sent to other sites [A44].
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  };
  forgetPage(app, security);
  let page: string | null = null;
  // Design tokens of the additional brands, loaded after the games' own. The file name contains a hash of the
  // content.
  const looks = new Map(
    furtherBrands(config).map(({ id, folder }) => {
      // The brand's fonts are on the site's origin, which refuses requests from other origins, so the frames keep
      // their own fonts.
      const css = withoutFonts(readFileSync(join(folder, 'tokens.css'), 'utf8'));
      const version = createHash('sha256').update(css).digest('hex').slice(0, 12);
      return [id, { css, path: `/frame/looks/${id}-${version}.css` }] as const;
    }),
  );
  app.get('/frame/looks/:name', context => {
    const look = [...looks.values()].find(({ path }) => path === context.req.path);
    if (look === undefined) return context.notFound();
    return context.body(look.css, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  app.get('/frame/', context => {
    page ??= pageFor(dist, siteOrigins);
    if (page === null) return context.text('The games are not built yet: npm run build', 503);
    const brand = furtherBrandAt(config, context.req.query('origin') ?? '');
    const link = brand ? `<link rel="stylesheet" href="${looks.get(brand.id)?.path}">` : '';
    return context.html(
      page.replace('</head>', end => link + end),
      200,
      security,
    );
  });

  builtAssets(app, '/frame/assets', dist, kept);
}

/**
 * Serves a page that deletes what frames have stored in the tab. The site loads it when a session ends, because only a
 * page of this origin can do so [A10].
 */
function forgetPage(app: Hono, security: Readonly<Record<string, string>>): void {
  app.get('/frame/forget', context =>
    context.html('<!doctype html><title>Liftoff</title><script src="/frame/forget.js"></script>', 200, security),
  );
  app.get('/frame/forget.js', context => {
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
    return context.body('sessionStorage.clear();', 200, headers);
  });
}

const withoutFonts = (css: string): string => {
  const [first = '', ...fonts] = css.split('@font-face');
  return first + fonts.map(part => part.slice(part.indexOf('}') + 1)).join('');
};

/** The built page with the list of sites with which it may exchange messages [A37]; `null` before the first build. */
function pageFor(dist: URL, siteOrigins: readonly string[]): string | null {
  try {
    const built = readFileSync(new URL('index.html', dist), 'utf8');
    const meta = '<meta name="liftoff-parents" content="';
    return built.replace(`${meta}"`, `${meta}${siteOrigins.join(' ')}"`);
  } catch {
    return null;
  }
}
