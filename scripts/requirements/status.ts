import type { RequirementLine } from './lines.ts';

/** What a reading of the tests that name a line has found: `''` when they hold all of it, else what they do not hold. */
export type Gaps = Readonly<Record<string, string>>;

export interface Coverage {
  lines: readonly RequirementLine[];
  /** The test files that name a requirement, by its id. */
  files: ReadonlyMap<string, readonly string[]>;
  gaps: Gaps;
}

export type Status = 'whole' | 'part' | 'open';

/** Whole: named by a test, read, and nothing was missing. Part counts as open. */
export function statusOf(id: string, { files, gaps }: Coverage): Status {
  if (!files.has(id)) return 'open';
  return gaps[id] === '' ? 'whole' : 'part';
}

/** What does not fit together: names of no requirement, readings of unnamed lines, and named lines that nobody has read. */
export function coverageFaults(coverage: Coverage): string[] {
  const known = new Set(coverage.lines.map(({ id }) => id));
  const { files, gaps } = coverage;
  return [
    ...[...files].filter(([id]) => !known.has(id)).map(([id, at]) => `${at.join(', ')}: there is no requirement ${id}`),
    ...Object.keys(gaps)
      .filter(id => !files.has(id))
      .map(id => `gaps.json reads ${id}, which no test names`),
    ...[...files.keys()]
      .filter(id => known.has(id) && gaps[id] === undefined)
      .map(id => `${id} is named by a test; read what it holds and say it in docs/requirements/gaps.json`),
  ];
}

/** `docs/requirements/status.md`: each line, whether tests hold it, which, and what is missing. */
export function statusText(coverage: Coverage): string {
  const areas = Map.groupBy(coverage.lines, ({ area }) => area);
  const count = (lines: readonly RequirementLine[], status: Status) =>
    lines.filter(({ id }) => statusOf(id, coverage) === status).length;
  const row = (name: string, lines: readonly RequirementLine[]) =>
    `| ${name} | ${lines.length} | ${count(lines, 'whole')} | ${count(lines, 'part')} | ${count(lines, 'open')} |`;
  return [
    '# Which requirements the tests hold',
    '',
    'Written by `npm run coverage:requirements -- --write` from the titles of the tests and `gaps.json`; do not edit.',
    'Whole: the tests named here fail when any part of the line breaks, through what production calls.',
    'Part: a test holds some of it, and what is missing stands behind it; it counts as open. Open: no test names it.',
    '',
    '| Area | Lines | Whole | Part | Open |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...areas].map(([area, lines]) => row(area, lines)),
    row('**All**', coverage.lines),
    ...[...areas].flatMap(([area, lines]) => ['', `## ${area}`, '', ...sayLines(lines, coverage)]),
    '',
  ].join('\n');
}

function sayLines(lines: readonly RequirementLine[], coverage: Coverage): string[] {
  const open = lines.filter(({ id }) => statusOf(id, coverage) === 'open').map(({ id }) => id);
  const named = lines.filter(({ id }) => statusOf(id, coverage) !== 'open');
  return [
    ...named.map(({ id }) => {
      const gap = coverage.gaps[id];
      const where = (coverage.files.get(id) ?? []).map(file => `\`${file}\``).join(', ');
      return `- **${id}** ${gap === '' ? 'whole' : `part: ${gap}`} (${where})`;
    }),
    ...(open.length > 0 ? [`- Open: ${open.join(', ')}`] : []),
  ];
}
