import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { classNameFault, classNameFaults } from './class-names.ts';
import { readSources } from './sources.ts';

const faultsOf = (css: string) => classNameFaults([{ path: 'apps/web/app/a.css', text: css, imports: [] }]);

it.each(['hdr', 'lim__amount', 'btn', 'g2', 't3', 'a', 'tip', 'nav--wide'])(
  'refuses the class .%s, whose block has fewer than four letters',
  name => {
    expect(faultsOf(`.${name} { color: red }`)).toEqual([
      expect.stringMatching(/^apps\/web\/app\/a\.css: class \S+ — the block "\w+" has fewer than four letters$/),
    ]);
  },
);

it.each([
  ['header__r', 'r'],
  ['cashbox--s', 's'],
  ['limit-card__bg', 'bg'],
  ['trash-srch', 'srch'],
  ['notice__ttl', 'ttl'],
  ['gh-wide', 'gh'],
])('refuses the class .%s, because "%s" is not a whole word', (name, word) => {
  expect(classNameFault(name)).toBe(`"${word}" is not a whole word`);
});

it.each(['limit-card__amount--reached', 'row', 'tab', 'tag--plain', 'is-on', 'gap-2', 'split--2-1', 'badge--ok'])(
  'accepts the class .%s',
  name => {
    expect(classNameFault(name)).toBeNull();
  },
);

it('finds a class wherever a selector names it', () => {
  const css = '@media (min-width: 1px) { main:not(:has(> .ftr)) a { top: 0 } } .card { &:is(.lim, .card) { left: 0 } }';
  expect(faultsOf(css)).toHaveLength(2);
});

it('reads no class from comments, strings, addresses, numbers and declarations', () => {
  const css = `/* .hdr {} */ .card { margin: .5em; content: '.btn {'; background: url(a.btn.svg) } @import 'a.css';`;
  expect(faultsOf(css)).toEqual([]);
});

it('finds a planted class of three letters among the real sheets, and nothing else', () => {
  const planted = { path: 'packages/ui/src/styles/planted.css', text: '.abc { color: red }', imports: [] };
  const sources = [...readSources(resolve(import.meta.dirname, '../..')), planted];
  expect(classNameFaults(sources)).toEqual([
    'packages/ui/src/styles/planted.css: class abc — the block "abc" has fewer than four letters',
  ]);
});
