import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Source {
  /** Path from the repository root, with forward slashes. */
  path: string;
  text: string;
  /** Import specifiers as they are written. */
  imports: readonly string[];
}

const importPattern =
  /(?:^|[\s;}])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;])import\s*['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/gm;

/** Every source file and style sheet that git tracks or would track. */
export function readSources(root: string): Source[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.js', '*.mjs', '*.css'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return [...new Set(listed.split('\n').filter(Boolean))].flatMap(path => {
    const text = readIfThere(join(root, path));
    return text === null ? [] : [{ path, text, imports: path.endsWith('.css') ? [] : importsOf(text) }];
  });
}

/** The specifiers of every import, export-from and dynamic import. */
export const importsOf = (text: string): string[] =>
  [...text.matchAll(importPattern)].map(found => found[1] ?? found[2] ?? found[3] ?? '');

/** Resolves a relative import to a path from the root; `null` for a package. */
export const resolveRelative = (from: string, specifier: string): string | null =>
  specifier.startsWith('.') ? normalize(join(dirname(from), specifier)).replaceAll('\\', '/') : null;

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
