import { percent, type Score } from './score.ts';

export interface Measured {
  readonly name: string;
  readonly holds: string | null;
  readonly score: Score;
  /** The day, as 2026-01-31. */
  readonly day: string;
}

const head = `# Mutants

Written by \`npm run mutants -- --write\`. A mutant is one small change to the sources (a condition turned round, a block
emptied, a sum made a difference); it is killed when a test fails with it. A module that holds money, identity or
protection keeps at least 85 % killed. "Accepted" ones live for a reason that stands in \`scripts/mutants/accepted.json\`
and do not count as killed. Which files a module is, and which tests judge it, stands in \`scripts/mutants/modules.ts\`; one
without a row has not been measured.

| module | holds | mutants | killed | accepted | living | score | measured |
| ------ | ----- | ------- | ------ | -------- | ------ | ----- | -------- |
`;

/** The document with new rows for the modules measured now; the others keep theirs, in the order of `names`. */
export function documentText(before: string, measured: readonly Measured[], names: readonly string[]): string {
  const rows = names.flatMap(name => {
    const now = measured.find(module => module.name === name);
    const then = before.split('\n').find(line => line.startsWith(`| ${name} `));
    return now ? [rowOf(now)] : then ? [then] : [];
  });
  return `${head}${rows.join('\n')}\n`;
}

function rowOf({ name, holds, score, day }: Measured): string {
  const { all, killed, accepted, living } = score;
  return `| ${[name, holds ?? '', all, killed, accepted, living, `${percent(score)} %`, day].join(' | ')} |`;
}
