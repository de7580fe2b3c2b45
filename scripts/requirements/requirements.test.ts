import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../steps.ts';
import { linesIn } from './lines.ts';
import { coverageFaults, statusOf, statusText, type Coverage } from './status.ts';
import { namedIn, titlesIn } from './titles.ts';

/** Ids are written between `<` and `>` here, so that this file itself names no requirement. */
const named = (text: string) =>
  titlesIn('some.test.ts', text.replaceAll('<', '[').replaceAll('>', ']').replaceAll('=]', '=>')).flatMap(namedIn);

describe('requirement ids in titles', () => {
  it.each([
    ['a plain title', `it('does <ROUTE-001>', () => {});`, ['ROUTE-001']],
    ['a list', `test('does <A1, A2> and <I3>', () => {});`, ['A1', 'A2', 'I3']],
    ['a template', 'test(`in ${name} <I18N-004>`, () => {});', ['I18N-004']],
    ['a describe block', `test.describe.serial('all <B5>', () => {});`, ['B5']],
    ['the rows of a table', `it.each([['x <CALL-001>', 1]])('%s', () => {});`, ['CALL-001']],
    [
      'rows that are a constant',
      `const rows = [['<CALL-002> y']] as const; it.each(rows)('%s', () => {});`,
      ['CALL-002'],
    ],
  ])('requirement ids are read from %s', (_what, text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it.each([
    ['a comment', `// <ROUTE-001>\nit('does', () => {});`],
    ['the strings inside a test', `it('does', () => { expect('<ROUTE-001>').toBe('<A1>'); });`],
    ['another call', `note('does <ROUTE-001>');`],
  ])('requirement ids are not read from %s', (_what, text) => {
    expect(named(text)).toEqual([]);
  });
});

describe('requirement lines', () => {
  it('requirement lines are read with the heading of their area, including the ledger invariants', () => {
    const text = [
      '## ROUTE: Routes',
      '- **ROUTE-001** The product … _(verify: e2e)_',
      '  - Reading: as ROUTE-002 says',
      '## A. Security controls',
      '| # | Control |',
      '| A1 | HSTS |',
      '### Ledger invariants (checked after every fault run)',
      'I1 each transfer balances · I2 sum of all accounts = 0',
    ].join('\n');
    expect(linesIn(text)).toEqual([
      { id: 'ROUTE-001', area: 'ROUTE' },
      { id: 'A1', area: 'A. Security controls' },
      { id: 'I1', area: 'Ledger invariants (checked after every fault run)' },
      { id: 'I2', area: 'Ledger invariants (checked after every fault run)' },
    ]);
  });
});

describe('the coverage of a requirement', () => {
  const lines = ['A1', 'A2', 'A3'].map(id => ({ id, area: 'A. Security' }));
  const coverage = (files: Record<string, string[]>, gaps: Record<string, string>): Coverage => ({
    lines,
    files: new Map(Object.entries(files)),
    gaps,
  });
  const held = coverage({ A1: ['a.test.ts'], A2: ['b.test.ts'] }, { A1: '', A2: 'its second half is not checked' });

  it("a requirement's coverage is whole only if a test names it and its entry lists nothing missing", () => {
    expect(lines.map(({ id }) => statusOf(id, held))).toEqual(['whole', 'part', 'open']);
    expect(coverageFaults(held)).toEqual([]);
  });

  it('coverage is reported line by line, with the missing part, and counted', () => {
    const text = statusText(held);
    expect(text).toContain('| A. Security | 3 | 1 | 1 | 1 |');
    expect(text).toContain('- **A1** whole (`a.test.ts`)');
    expect(text).toContain('- **A2** part: its second half is not checked (`b.test.ts`)');
    expect(text).toContain('- Open: A3');
  });

  it.each([
    [
      'a title that names no requirement',
      coverage({ A9: ['a.test.ts'] }, { A9: '' }),
      'a.test.ts: there is no requirement A9',
    ],
    [
      'an entry in gaps.json that no title names',
      coverage({}, { A1: '' }),
      'gaps.json has an entry for A1, but no test title names it',
    ],
    [
      'a named requirement without an entry in gaps.json',
      coverage({ A1: ['a.test.ts'] }, {}),
      /^A1 is named by a test title: add/,
    ],
  ])('requirement coverage is reported as faulty for %s', (_what, of, fault) => {
    expect(coverageFaults(of)).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)]);
  });
});

describe("the site's requirements", () => {
  const folder = join(root, 'docs/requirements');
  const areasOf = (name: string) => [
    ...new Set(linesIn(readFileSync(join(folder, `${name}-requirements.md`), 'utf8')).map(({ area }) => area)),
  ];

  it("the site's requirements cover shell, lobby, accounts, limits, cashbox, configuration and shared parts, and leave promotions and loyalty to a separate document [SHELL-019]", () => {
    const core = ['ROUTE', 'HASH', 'POPUP', 'OVERLAY', 'GUARD', 'SHELL', 'ENTITY', 'STATE', 'VALID', 'KEY', 'ROLE'];
    expect(areasOf('core')).toEqual([...core, 'CALL', 'RT', 'ERR', 'CONST', 'CRYPTO', 'I18N']);
    const companion = areasOf('promo');
    expect(companion.filter(area => !/^P[A-Z0-9]+$/.test(area))).toEqual([]);
    for (const area of ['PTOUR', 'PLOTT', 'PQUEST', 'PSHOP', 'PLOOT', 'PVIP']) expect(companion).toContain(area);
  });

  it("the site's requirements mention promotion lists only where they are loaded and cleared, as the companion document also describes [SHELL-019]", () => {
    const [core = '', promo = ''] = ['core', 'promo'].map(name =>
      readFileSync(join(folder, `${name}-requirements.md`), 'utf8'),
    );
    const lists = /tournaments|lotteries|lootboxes|comp points|quests/;
    const states = core.split('\n').filter(line => line.startsWith('- **STATE-') && lists.test(line));
    expect(states.length).toBeGreaterThan(5);
    expect(states.filter(line => !/is loaded|are loaded|clears the per-user store/.test(line))).toEqual([]);
    for (const said of [
      'Logout clears tournaments',
      'After login the tournaments, lotteries, lootboxes and points are loaded',
    ])
      expect(promo).toContain(said);
  });
});
