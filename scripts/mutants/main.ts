import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../steps.ts';
import { documentText, type Measured } from './document.ts';
import { measure } from './measure.ts';
import { floor, isModule, modules, type ModuleName } from './modules.ts';
import { judge, percent, scoreText, sumOf, type Accepted } from './score.ts';

/**
 * `npm run mutants [-- ledger limits] [--force] [--write]` plants small bugs in all modules, or in the named ones,
 * and lists those that the tests do not catch. It reruns only what has changed since the last run. `--force` reruns
 * everything, which is needed after changes outside the module's sources and tests. `--write` writes docs/mutants.md.
 * Fails if a module is below its floor, or if an accepted mutant no longer survives.
 */
process.chdir(root);
const args = process.argv.slice(2);
const options = args.filter(arg => arg.startsWith('--'));
const unknown = args.filter(arg => !isModule(arg) && !['--force', '--write'].includes(arg));
if (unknown.length > 0) {
  process.stderr.write(`Unknown argument: ${unknown.join(', ')}. Modules: ${Object.keys(modules).join(', ')}\n`);
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
  for (const { file, lineNumber, from, to } of living) say(`  ${file}:${lineNumber} survived: ${from} → ${to}`);
  say(scoreText(name, score));
  measured.push({ name, holds, score, day });
  if (holds !== null && percent(score) < floor)
    faults.push(`${name} is a module for ${holds}: at least ${floor} % of its mutants must be killed`);
  for (const { file, from, to } of unused) faults.push(`${file}: accepted mutant no longer survives: ${from} → ${to}`);
}

for (const { name, score } of measured) say(scoreText(name, score));
say(scoreText('total', sumOf(measured.map(({ score }) => score))));
if (options.includes('--write')) {
  const file = join(root, 'docs/mutants.md');
  writeFileSync(file, documentText(existsSync(file) ? readFileSync(file, 'utf8') : '', measured, names));
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
