import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attackAccounts } from './attacks/attack-accounts.ts';
import { attackGames } from './attacks/attack-games.ts';
import { attackPages } from './attacks/attack-pages.ts';
import { attackParsers } from './attacks/attack-parsers.ts';
import { openAttackedCasino } from './attacks/attacked-casino.ts';
import { print, printTable } from './bench-casino.ts';

/**
 * Runs four groups of attacks against a casino in production mode: on the embedded database and, if `DATABASE_URL`
 * names an empty database, on PostgreSQL too. All traffic stays on this machine, in bounded amounts.
 */
export async function benchAttacks(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'] || null;
  for (const url of databaseUrl === null ? [null] : [null, databaseUrl]) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-attacks-'));
    const casino = await openAttackedCasino(folder, url);
    try {
      const attackers = [attackPages, attackParsers, attackGames, attackAccounts];
      const settled = await Promise.allSettled(attackers.map(attack => attack(casino)));
      const findings = settled.flatMap(result => (result.status === 'fulfilled' ? result.value : []));
      printTable(
        `Attacks, four at once, ${url === null ? 'embedded' : 'PostgreSQL'}`,
        ['attack', 'tried', 'got through', 'note'],
        findings.map(({ attack, tried, through, note }) => [attack, tried, through, note]),
      );
      for (const result of settled)
        if (result.status === 'rejected') print(`An attacker failed: ${String(result.reason)}`);
    } finally {
      await casino.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

if (import.meta.main) await benchAttacks();
