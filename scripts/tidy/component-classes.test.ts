import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { componentClasses, componentClassFaults } from './component-classes.ts';
import { readSources, type Source } from './sources.ts';

const source = (path: string, text: string): Source => ({ path, text, imports: [] });
const sheets = [
  source(
    'packages/ui/src/styles/chip.css',
    '/* .old {} */ .chip.is-on, .chips > .row { color: red } .chip--s:has(> .i) {}',
  ),
  source(
    'packages/ui/src/styles/tabs.css',
    '@media (min-width: 1px) { :root:has(.chip) .tab[aria-current] .r { top: 0 } }',
  ),
  source('packages/ui/src/styles/layout.css', '.row { display: flex }'),
];
const faultsOf = (text: string, path = 'apps/web/app/a.tsx') => componentClassFaults([...sheets, source(path, text)]);

it('reads component classes from the start of their selectors', () => {
  expect([...componentClasses(sheets)]).toEqual(['chip', 'chips', 'chip--s', 'tab']);
});

it.each([
  'const A = () => <a className="chip" />;',
  "const A = ({ on }) => <a className={on ? 'wide' : 'row chip--s'} />;",
  'const A = ({ more }) => <Other panelClass={`tab ${more}`} />;',
  "const A = () => <a {...{ className: 'chip' }} />;",
  'const A = () => <a className={classNames("row", "tab")} />;',
])('finds a component class used outside packages/ui: %s', text => {
  expect(faultsOf(text)).toEqual([expect.stringMatching(/^apps\/web\/app\/a\.tsx:1: class (?:chip|chip--s|tab): /)]);
  expect(faultsOf(text, 'packages/ui/src/a.tsx')).toEqual([]);
});

it('allows layout words, states and comparisons outside packages/ui', () => {
  expect(faultsOf("const A = ({ at }) => <a className={at === 'chip' ? 'row is-on' : 'r'} title=\"chip\" />;")).toEqual(
    [],
  );
});

it('recognises the component classes in the real style sheets', () => {
  const classes = componentClasses(readSources(resolve(import.meta.dirname, '../..')));
  for (const name of ['btn', 'icbtn', 'card', 'chip', 'menu__i', 'dlg', 'tabs', 'tbl', 'badge', 'sk', 'empty', 'inp'])
    expect(classes).toContain(name);
});
