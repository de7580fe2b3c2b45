import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface RequirementLine {
  id: string;
  /** Heading of the requirement's area, such as `ROUTE` or `A. Security controls`. */
  area: string;
}

const heading = /^##+ ([^:\n]+)/;
const requirementLine = /^- \*\*([A-Z0-9]+-\d{3})\*\*/;
const trustRow = /^\| ([ABCD]\d{1,2}) \|/;
const firstInvariant = 'I1 each transfer';
const invariant = /\b(I\d{1,2}) /g;

/** Every requirement line in a requirements document, in order. */
export function linesIn(text: string): RequirementLine[] {
  let area = '';
  return text.split('\n').flatMap(line => {
    if (line.startsWith('## ') || line.startsWith('### Ledger invariants')) area = heading.exec(line)?.[1] ?? area;
    const one = requirementLine.exec(line)?.[1] ?? trustRow.exec(line)?.[1];
    if (one !== undefined) return [{ id: one, area }];
    if (!line.startsWith(firstInvariant)) return [];
    return [...line.matchAll(invariant)].map(([, id = '']) => ({ id, area }));
  });
}

/** Every requirement line in `docs/requirements`: core first, then promotions, then trust. */
export function readLines(folder: string): RequirementLine[] {
  const files = readdirSync(folder).filter(name => name.endsWith('-requirements.md'));
  return files.toSorted().flatMap(name => linesIn(readFileSync(join(folder, name), 'utf8')));
}
