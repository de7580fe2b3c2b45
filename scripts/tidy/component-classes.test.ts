import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { componentClasses, componentClassFaults } from './component-classes.ts';
import { readSources, type Source } from './sources.ts';

const source = (path: string, text: string): Source => ({ path, text, imports: [] });
const sheets = [
  source(
    'packages/ui/src/styles/chip.css',
    '/* .old {} */ .chip.is-on, .chips > .row { color: red } .chip--small:has(> .icon) {}',
  ),
  source(
    'packages/ui/src/styles/tabs.css',
    '@media (min-width: 1px) { :root:has(.chip) .tab[aria-current] .align-right { top: 0 } }',
  ),
  source('packages/ui/src/styles/layout.css', '.row { display: flex }'),
];
const faultsOf = (text: string, path = 'apps/web/app/a.tsx') => componentClassFaults([...sheets, source(path, text)]);

it('reads component classes from the start of their selectors', () => {
  expect([...componentClasses(sheets)]).toEqual(['chip', 'chips', 'chip--small', 'tab']);
});

it.each([
  'const A = () => <a className="chip" />;',
  "const A = ({ on }) => <a className={on ? 'wide' : 'row chip--small'} />;",
  'const A = ({ more }) => <Other panelClass={`tab ${more}`} />;',
  "const A = () => <a {...{ className: 'chip' }} />;",
  'const A = () => <a className={classNames("row", "tab")} />;',
])('finds a component class used outside packages/ui: %s', text => {
  expect(faultsOf(text)).toEqual([
    expect.stringMatching(/^apps\/web\/app\/a\.tsx:1: class (?:chip|chip--small|tab): /),
  ]);
  expect(faultsOf(text, 'packages/ui/src/a.tsx')).toEqual([]);
});

it('allows layout words, states and comparisons outside packages/ui', () => {
  expect(
    faultsOf("const A = ({ at }) => <a className={at === 'chip' ? 'row is-on' : 'align-right'} title=\"chip\" />;"),
  ).toEqual([]);
});

it('recognises the component classes in the real style sheets', () => {
  const classes = componentClasses(readSources(resolve(import.meta.dirname, '../..')));
  for (const name of [
    'button',
    'icon-button',
    'card',
    'chip',
    'menu__item',
    'dialog',
    'tabs',
    'table',
    'badge',
    'skeleton',
    'empty',
    'input',
  ])
    expect(classes).toContain(name);
});
