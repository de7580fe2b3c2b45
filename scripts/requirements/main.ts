import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../steps.ts';
import { readLines } from './lines.ts';
import { coverageFaults, statusOf, statusText, type Coverage, type Gaps } from './status.ts';
import { namedIn, titlesIn } from './titles.ts';

/**
 * `npm run coverage:requirements [-- --write]`: counts the requirements that tests prove. Fails when a title names an
 * unknown requirement, and when a named requirement has no entry in `gaps.json` or the reverse. With `--write` it also
 * writes the list, requirement by requirement, to `status.md`, which git ignores.
 */
const folder = join(root, 'docs/requirements');

function testFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.test.ts', '*.test.tsx', '*.e2e.ts'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...new Set(listed)].filter(file => existsSync(join(root, file))).toSorted();
}

function filesById(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of testFiles()) {
    const named = titlesIn(file, readFileSync(join(root, file), 'utf8')).flatMap(namedIn);
    for (const id of new Set(named)) files.set(id, [...(files.get(id) ?? []), file]);
  }
  return files;
}

const coverage: Coverage = {
  lines: readLines(folder),
  files: filesById(),
  gaps: JSON.parse(readFileSync(join(folder, 'gaps.json'), 'utf8')) as Gaps,
};
const faults = coverageFaults(coverage);
if (process.argv.includes('--write')) writeFileSync(join(folder, 'status.md'), statusText(coverage));

const count = (status: 'whole' | 'part') => coverage.lines.filter(({ id }) => statusOf(id, coverage) === status).length;
say(`${count('whole')} of ${coverage.lines.length} requirements are fully proved by tests, ${count('part')} in part`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
