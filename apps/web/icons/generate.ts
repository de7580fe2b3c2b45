import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

// node apps/web/icons/generate.ts [brand]: writes the icons of the installed app from a brand's favicon.svg, which is a
// mark on a rounded ground. Without a brand those of the site's own; else those of config/brands/{brand}/public.
const [brand] = process.argv.slice(2);
const ownFolder = new URL('../public/', import.meta.url);
const folder = brand === undefined ? ownFolder : new URL(`../../../config/brands/${brand}/public/`, import.meta.url);
const logo = readFileSync(new URL('favicon.svg', folder), 'utf8');
const [, ground = '#0a0c14'] = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(logo) ?? [];
const [, x = 0, y = 0, size = 32] = (/viewBox="([-\d]+) ([-\d]+) (\d+)/.exec(logo) ?? []).map(Number);
/** Without the rounded ground: a maskable icon is cut by the system, and its mark stays within the inner 80 %. */
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
