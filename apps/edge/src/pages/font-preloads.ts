import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The `link` header that asks for the site's fonts without a referrer [A17]; null where none are built. Chromium asks for a
 * font that a style in the page names with the page's address, whatever the page's referrer policy says, and asks for
 * none a second time.
 */
export function fontPreloads(clientFolder: string): string | null {
  const folder = join(clientFolder, 'assets');
  const fonts = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.woff2')) : [];
  const preload = (name: string) =>
    `</assets/${name}>; rel=preload; as=font; type="font/woff2"; crossorigin; referrerpolicy=no-referrer`;
  return fonts.length === 0 ? null : fonts.toSorted().map(preload).join(', ');
}
