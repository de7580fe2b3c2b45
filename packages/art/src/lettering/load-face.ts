import fs from 'node:fs';
import { createRequire } from 'node:module';
import { parse, type Font } from 'opentype.js';
import { lookup } from '@liftoff/catalogue/core/lookup';
import { faces, type FaceStyle } from './faces.ts';

export interface Face {
  readonly font: Font;
  readonly style: FaceStyle;
}

const require = createRequire(import.meta.url);
const loaded = new Map<string, Face>();

const read = (name: string): Face => {
  const { family, file, ...style } = lookup(faces, name, 'lettering face');
  const data = fs.readFileSync(require.resolve(`@fontsource/${family}/files/${file}.woff`));
  return { font: parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength)), style };
};

/** Loads a typeface by name. Every font file is read only once. */
export const loadFace = (name: string): Face => {
  const face = loaded.get(name) ?? read(name);
  loaded.set(name, face);
  return face;
};
