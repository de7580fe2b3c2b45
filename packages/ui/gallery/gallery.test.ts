import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentNames } from './component-names.ts';
import { exportedComponents, namesFile } from './exported-components.ts';
import { pageShown } from './gallery.tsx';
import { once, themed } from './groups.ts';
import { dialogsShown } from './open-dialog.tsx';

const here = import.meta.dirname;
const shown = [...pageShown, ...dialogsShown, ...[...once, ...themed].flatMap(({ shows }) => shows)];

it('the names of the gallery are those of the components that the package exports', () => {
  expect(readFileSync(`${here}/component-names.ts`, 'utf8')).toBe(namesFile(exportedComponents()));
});

it('every component of the package has its place in the gallery', () => {
  expect(shown.toSorted()).toEqual([...componentNames]);
});

it('what a group says it shows, the gallery draws', () => {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'));
  const drawn = files.map(name => readFileSync(`${here}/${name}`, 'utf8')).join('\n');
  expect(componentNames.filter(name => !new RegExp(`<${name}\\b`).test(drawn))).toEqual([]);
});
