import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

// Usage: `node apps/web/icons/generate.ts [brand]`. Creates the icons of the installed app from a brand's
// favicon.svg: the brand's mark on a rounded background. With a brand, the icons are written to
// config/brands/{brand}/public; without one, the site's own icons are created.
const [brand] = process.argv.slice(2);
const ownFolder = new URL('../public/', import.meta.url);
const folder = brand === undefined ? ownFolder : new URL(`../../../config/brands/${brand}/public/`, import.meta.url);
const logo = readFileSync(new URL('favicon.svg', folder), 'utf8');
const [, ground = '#0a0c14'] = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(logo) ?? [];
const [, x = 0, y = 0, size = 32] = (/viewBox="([-\d]+) ([-\d]+) (\d+)/.exec(logo) ?? []).map(Number);
/**
 * The logo without its rounded background. The system crops maskable icons, so the mark must stay within the inner 80
 * %.
 */
const maskable = logo
  .replace(/<rect[^>]*>/, '')
  .replace(/viewBox="[^"]*"/, `viewBox="${x - 6} ${y - 6} ${size + 12} ${size + 12}"`);

const write = async (name: string, svg: string, pixels: number, under?: string): Promise<void> => {
  const drawn = sharp(Buffer.from(svg), { density: 1200 }).resize(pixels, pixels);
  const image = under === undefined ? drawn : drawn.flatten({ background: under });
  writeFileSync(new URL(name, folder), await image.png({ palette: true, effort: 10 }).toBuffer());
};

await write('icon-192.png', logo, 192);
await write('icon-512.png', logo, 512);
await write('icon-maskable-512.png', maskable, 512, ground);
await write('apple-touch-icon.png', maskable, 180, ground);
