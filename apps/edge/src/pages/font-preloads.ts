import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The `link` header that preloads the site's fonts without a referrer [A17]; `null` if no fonts are built. When a
 * page's styles name a font, Chromium sends the page's address as referrer, whatever the page's referrer policy is. A
 * preloaded font is not requested a second time.
 */
export function fontPreloads(clientFolder: string): string | null {
  const folder = join(clientFolder, 'assets');
  const fonts = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.woff2')) : [];
  const preload = (name: string) =>
    `</assets/${name}>; rel=preload; as=font; type="font/woff2"; crossorigin; referrerpolicy=no-referrer`;
  return fonts.length === 0 ? null : fonts.toSorted().map(preload).join(', ');
}
