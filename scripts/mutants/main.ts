import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../steps.ts';
import { documentText, type Measured } from './document.ts';
import { measure } from './measure.ts';
import { floor, isModule, modules, type ModuleName } from './modules.ts';
import { judge, percent, scoreText, sumOf, type Accepted } from './score.ts';

/**
 * `npm run mutants [-- ledger limits] [--force] [--write]`: plants small bugs into the modules, all or the named ones,
 * and says which the tests do not catch. Only what has changed since the last run is run again; `--force` runs all
 * (needed when what changed is neither a module's source nor one of its tests). `--write` writes docs/mutants.md.
 * Fails when a module with a floor is below it, or an accepted mutant is not among the living.
 */
process.chdir(root);
const args = process.argv.slice(2);
const options = args.filter(arg => arg.startsWith('--'));
const unknown = args.filter(arg => !isModule(arg) && !['--force', '--write'].includes(arg));
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join(', ')}: modules are ${Object.keys(modules).join(', ')}\n`);
  process.exit(1);
}
const asked = args.filter(isModule);
const names = Object.keys(modules).filter((name): name is ModuleName => isModule(name));
const accepted = JSON.parse(readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8')) as Accepted[];
const day = new Date().toISOString().slice(0, 10);
const faults: string[] = [];
const measured: Measured[] = [];

for (const name of asked.length > 0 ? asked : names) {
  const { holds } = modules[name];
  const { score, living, unused } = judge(await measure(name, options.includes('--force')), accepted);
  for (const { file, lineNumber, from, to } of living) say(`  ${file}:${lineNumber} lives: ${from} → ${to}`);
  say(scoreText(name, score));
  measured.push({ name, holds, score, day });
  if (holds !== null && percent(score) < floor)
    faults.push(`${name} holds ${holds}: at least ${floor} % must be killed`);
  for (const { file, from, to } of unused) faults.push(`${file}: accepted but not living: ${from} → ${to}`);
}

for (const { name, score } of measured) say(scoreText(name, score));
say(scoreText('in all', sumOf(measured.map(({ score }) => score))));
if (options.includes('--write')) {
  const file = join(root, 'docs/mutants.md');
  writeFileSync(file, documentText(existsSync(file) ? readFileSync(file, 'utf8') : '', measured, names));
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
