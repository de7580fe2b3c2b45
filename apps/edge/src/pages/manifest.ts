import { brandOf } from '../config/brands.ts';
import type { EdgeConfig } from '../config/config.ts';
import type { LocalAnswers } from '../data/platform.ts';

/** The background colour of the main brand, shown behind its logo while the app opens. */
const ownGround = '#0a0c14';

const icon = (size: number, name: string, purpose?: 'maskable') => ({
  src: `/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
});

/**
 * The manifest with which a browser installs the site as an app, with the name and icons of the brand at `origin`. An
 * app installed from a page under `/guest` stays there [ROUTE-007].
 */
export function manifest(
  origin: string,
  base: '' | '/guest',
  { config, local }: { config: Pick<EdgeConfig, 'brands' | 'defaultCountry'>; local: LocalAnswers },
): Response {
  const written = local('GET', new URL('/api/fe/config/brand-config', origin), { country: config.defaultCountry });
  const { name } = (written?.value ?? {}) as { name?: unknown };
  const title = typeof name === 'string' ? name : 'Liftoff';
  const ground = brandOf(config.brands, origin)?.grounds.dark ?? ownGround;
  const body = {
    id: `${base}/`,
    name: title,
    short_name: title,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    categories: ['games', 'entertainment'],
    background_color: ground,
    theme_color: ground,
    icons: [
      icon(192, 'icon-192.png'),
      icon(512, 'icon-512.png'),
      icon(512, 'icon-maskable-512.png', 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
