import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../steps.ts';
import { readLines } from './lines.ts';
import { coverageFaults, statusOf, statusText, type Coverage, type Gaps } from './status.ts';
import { namedIn, titlesIn } from './titles.ts';

/**
 * `npm run coverage:requirements [-- --write]`: how many requirement lines the tests hold. Fails for a title that names
 * no requirement, for a named line that nobody has read, and when `status.md` is not what it would write.
 */
const folder = join(root, 'docs/requirements');
const statusFile = join(folder, 'status.md');

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
const text = statusText(coverage);
if (process.argv.includes('--write')) writeFileSync(statusFile, text);
else if (!existsSync(statusFile) || readFileSync(statusFile, 'utf8') !== text)
  faults.push('docs/requirements/status.md is not up to date: npm run coverage:requirements -- --write');

const count = (status: 'whole' | 'part') => coverage.lines.filter(({ id }) => statusOf(id, coverage) === status).length;
say(`${count('whole')} of ${coverage.lines.length} requirements are held whole by tests, ${count('part')} in part`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
