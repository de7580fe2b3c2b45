import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { componentNames } from './component-names.ts';
import { exportedComponents, namesFile } from './exported-components.ts';
import { pageShown } from './gallery.tsx';
import { once, themed } from './groups.ts';
import { dialogsShown } from './open-dialog.tsx';

const here = import.meta.dirname;
const shown = [...pageShown, ...dialogsShown, ...[...once, ...themed].flatMap(({ shows }) => shows)];

it('the generated gallery names match the components that the package exports', () => {
  expect(readFileSync(`${here}/component-names.ts`, 'utf8')).toBe(namesFile(exportedComponents()));
});

it('the gallery shows every component of the package exactly once', () => {
  expect(shown.toSorted()).toEqual([...componentNames]);
});

it('the gallery renders every component', () => {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.tsx'));
  const drawn = files.map(name => readFileSync(`${here}/${name}`, 'utf8')).join('\n');
  expect(componentNames.filter(name => !new RegExp(`<${name}\\b`).test(drawn))).toEqual([]);
});
