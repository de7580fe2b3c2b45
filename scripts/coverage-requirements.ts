import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './steps.ts';

/** `npm run coverage:requirements [-- --missing]`: which requirement is named by which test, and which by none. */
const requirementLine = /^- \*\*([A-Z0-9]+-\d{3})\*\*/;
const trustRow = /^\| ([ABCD]\d{1,2}) \|/;
const trustInvariant = /\b(I\d{1,2}) /g;

function requirementIds(): Set<string> {
  const folder = join(root, 'docs/requirements');
  const ids = new Set<string>();
  for (const file of readdirSync(folder).filter(name => name.endsWith('.md'))) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const id = requirementLine.exec(line)?.[1] ?? trustRow.exec(line)?.[1];
      if (id) ids.add(id);
      if (line.startsWith('I1 each transfer'))
        for (const found of line.matchAll(trustInvariant)) if (found[1]) ids.add(found[1]);
    }
  }
  return ids;
}

interface Named {
  id: string;
  file: string;
}

/** One id, or several with commas between them. */
const bracketed = /\[((?:[A-Z0-9]+-\d{3}|[ABCDI]\d{1,2})(?:,\s*(?:[A-Z0-9]+-\d{3}|[ABCDI]\d{1,2}))*)\]/g;

/** Every `[ID]` and `[ID, ID]` in the title of a test. Titles are the quoted text of it, test, describe and their tables. */
function namedInTests(): Named[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.test.ts', '*.test.tsx', '*.e2e.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  return [...new Set(listed.split('\n').filter(Boolean))].flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
    return [...text.matchAll(bracketed)].flatMap(found => (found[1] ?? '').split(/,\s*/).map(id => ({ id, file })));
  });
}

const ids = requirementIds();
const named = namedInTests();
const filesById = new Map<string, Set<string>>();
for (const { id, file } of named) filesById.set(id, (filesById.get(id) ?? new Set()).add(file));

const unknown = named.filter(({ id }) => !ids.has(id));
const missing = [...ids].filter(id => !filesById.has(id));
if (!process.argv.includes('--missing')) {
  for (const id of ids) if (filesById.has(id)) say(`${id.padEnd(12)} ${[...(filesById.get(id) ?? [])].join(', ')}`);
}
say(`\nnot covered yet (${missing.length}): ${missing.join(' ')}`);
say(`\n${ids.size - missing.length} of ${ids.size} requirements are named by a test`);
for (const { id, file } of unknown) process.stderr.write(`${file}: there is no requirement ${id}\n`);
process.exitCode = unknown.length > 0 ? 1 : 0;
