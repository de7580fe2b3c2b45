import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { demoPassword } from './open-site.ts';

const root = resolve(import.meta.dirname, '../..');
/** All built files that are served to browsers. */
const served = ['apps/web/build/client', 'apps/frames/dist', 'packages/ui/dist'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name)),
);

it('the build contains no source map, and no built file refers to one [A44] [A50]', () => {
  expect(served.length).toBeGreaterThan(300);
  expect(served.filter(file => /\.map(?:\.|$)/.test(file))).toEqual([]);
  expect(served.filter(file => readFileSync(file, 'latin1').includes('sourceMappingURL'))).toEqual([]);
});

it('no built file contains a secret, the name of a setting for a secret, or the path of the build folder [A44]', () => {
  const hidden = [
    demoPassword,
    'PRIVATE KEY',
    'postgres://',
    'process.env',
    'Bearer ey',
    root,
    'DATABASE_URL',
    'EDGE_KEY',
    'SECRET_KEY',
    'CONSOLE_TOKEN',
    'RECAPTCHA_SECRET',
  ];
  const texts = served.filter(file => /\.(?:js|css|html|json|svg|webmanifest)$/.test(file));
  const found = texts.flatMap(file => {
    const text = readFileSync(file, 'utf8');
    return hidden.filter(secret => text.includes(secret)).map(secret => `${secret} in ${file.slice(root.length)}`);
  });
  expect(texts.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
