import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

// node apps/web/icons/generate.ts: writes the icons of the installed app from the logo.
const folder = new URL('../public/', import.meta.url);
const logo = readFileSync(new URL('favicon.svg', folder), 'utf8');
/** Without the rounded ground: a maskable icon is cut by the system, and its mark stays within the inner 80 %. */
const maskable = logo.replace(/<rect[^>]*>/, '').replace('viewBox="-3 -1 32 32"', 'viewBox="-9 -7 44 44"');

const write = async (name: string, svg: string, size: number, ground?: string): Promise<void> => {
  const drawn = sharp(Buffer.from(svg), { density: 1200 }).resize(size, size);
  const image = ground === undefined ? drawn : drawn.flatten({ background: ground });
  writeFileSync(new URL(name, folder), await image.png({ palette: true, effort: 10 }).toBuffer());
};

await write('icon-192.png', logo, 192);
await write('icon-512.png', logo, 512);
await write('icon-maskable-512.png', maskable, 512, '#0a0c14');
await write('apple-touch-icon.png', maskable, 180, '#0a0c14');
