import type { Sql } from '../database/database.ts';
import type { Config } from '../core/platform-context.ts';
import { isPublic } from '../core/production-faults.ts';
import { BadSettings } from '../core/setting-faults.ts';
import { demoPlayers } from './demo-players.ts';

/** Throws if a public site would open a database with demo players, whose password is publicly known [A50]. */
export async function refuseDemoPlayers(sql: Sql, config: Pick<Config, 'mode' | 'siteOrigins'>): Promise<void> {
  if (!isPublic(config)) return;
  const addresses = demoPlayers.map(({ email }) => email);
  const [found] = await sql.query<{ email: string }>(
    'SELECT email FROM players WHERE email = ANY ($1) ORDER BY email LIMIT 1',
    [addresses],
  );
  if (found === undefined) return;
  throw new BadSettings([
    `The database holds demo players (${found.email}), whose password everybody knows: give a public site a DATA_DIR or a DATABASE_URL that is empty.`,
  ]);
}
