import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCasino, type Casino } from '../e2e/casino.ts';

export const print = (line = ''): void => void process.stdout.write(`${line}\n`);

/** Runs `work` on a seeded casino in a temporary folder, and removes both afterwards. */
export async function withCasino(work: (casino: Casino) => Promise<void>, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const own = mkdtempSync(join(tmpdir(), 'bench-'));
  const folder = join(own, 'house');
  mkdirSync(folder);
  const casino = await openCasino(folder, env);
  try {
    await work(casino);
  } finally {
    await casino.close();
    rmSync(own, { recursive: true, force: true });
  }
}

/** Prints rows under a heading, with columns as wide as their longest entry. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const texts = [head, ...rows].map(row => row.map(String));
  const widths = head.map((_, column) => Math.max(...texts.map(row => row[column]?.length ?? 0)));
  print(`\n${title}`);
  for (const row of texts) {
    print(
      `  ${row.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join('  ')}`,
    );
  }
}

/** The value below which a fraction `share` (0 to 1) of the sample falls. */
export function quantile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (sample: readonly number[]): number => quantile(sample, 0.5);
