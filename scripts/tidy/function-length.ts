import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Source } from './sources.ts';

/** Maximum length of a function in lines: about one screen. */
export const maxFunctionLines = 70;
const tests = /\.(?:test|e2e)\.tsx?$/;
/** Drawings are exempt, because they are long lists of shapes. */
const drawings = /^packages\/art\/src\/subjects\//;

/** Functions that were longer when the rule was introduced: `path name` and lines. Entries may only shrink. */
export type LongFunctions = Readonly<Record<string, number>>;

export const readLongFunctions = (): LongFunctions =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'long-functions.json'), 'utf8')) as LongFunctions;

/** Reports functions over the limit that are not listed or longer than listed, and entries that are not needed. */
export function functionLengthFaults(sources: readonly Source[], listed = readLongFunctions()): string[] {
  const found = longFunctions(sources);
  const faults = [...found].flatMap(([key, lines]) => {
    const allowed = listed[key];
    if (allowed === undefined) return [`${key}: ${lines} lines; stop at ${maxFunctionLines}`];
    return lines > allowed ? [`${key}: ${lines} lines; it may only shrink from ${allowed}`] : [];
  });
  const stale = Object.keys(listed).filter(key => !found.has(key));
  return [...faults, ...stale.map(key => `${key}: no longer too long; remove it from long-functions.json`)];
}

/** The functions over the limit and their lengths. If functions in a file share a name, the longest counts. */
export function longFunctions(sources: readonly Source[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { path, text } of sources) {
    if (!/\.tsx?$/.test(path) || tests.test(path) || drawings.test(path)) continue;
    if (text.split('\n').length <= maxFunctionLines) continue;
    visit(parseSync(path, text).program, 'anonymous', (name, start, end) => {
      const lines = text.slice(start, end).split('\n').length;
      const key = `${path} ${name}`;
      if (lines > maxFunctionLines) found.set(key, Math.max(lines, found.get(key) ?? 0));
    });
  }
  return found;
}

interface Node {
  readonly type?: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
}

const isFunction = (type: string | undefined): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** Calls `report` for each function. A function without a name gets that of its variable, property or method. */
function visit(part: unknown, outer: string, report: (name: string, start: number, end: number) => void): void {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const each of part) visit(each, outer, report);
    return;
  }
  const node = part as Node;
  const name = node.id?.name ?? node.key?.name ?? outer;
  if (isFunction(node.type)) report(name, node.start, node.end);
  for (const child of Object.values(part)) visit(child, name, report);
}
