import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { erasedColumns, identityColumns } from './player-columns.ts';
import { playerTables } from './player-tables.ts';

/** The tables that name no player: the casino's own, sums over all, and what is told apart by hashes and forgotten soon. */
const otherTables: readonly string[] = [
  // How long the trail is; its lines are in the copy.
  'audit_head',
  'boots',
  'captcha_counts',
  'captcha_uses',
  'cms_pages',
  'event_log',
  // Five minutes of what sockets are told.
  'events',
  'fact_consumers',
  'fact_log',
  'facts_set_aside',
  'game_table_seeds',
  'games',
  'health',
  'house_facts',
  'jackpot_contributions',
  'jackpot_levels',
  'job_turns',
  'jobs',
  // Of an entry; it is in the copy with it.
  'ledger_transfers',
  'migrations',
  'outbox',
  'processes',
  'providers',
  'rate_buckets',
  'sandbox_register_entries',
  'sandbox_registers',
  'sandbox_webhook_faults',
  // By the hash of an address; `erase-account.ts` knows the address.
  'sign_in_failures',
  // No row says whose it is.
  'survey_answers',
  'terms_versions',
];

/** Nothing of a person. The password was made nobody's when the account was closed, and the keys follow their columns. */
const keptColumns: readonly string[] = [
  'id',
  'password_hash',
  'currency',
  'licence',
  'created_at',
  'terms_accepted_at',
  'terms_version',
  'can_issue_bonuses',
  'verified',
  'identity_status',
  'wealth_due_at',
  'closed_for',
  'closed_at',
  'email_key',
  'phone_key',
];

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const columns = () =>
  db.query<{ table: string; name: string }>(
    `SELECT c.table_name AS table, c.column_name AS name FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_name = c.table_name AND t.table_schema = c.table_schema
     WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'`,
  );

it('every table of the database is decided about: in the copy or not, erased or kept [C40]', async () => {
  const tables = new Set((await columns()).map(({ table }) => table));
  expect([...Object.keys(playerTables), ...otherTables].toSorted()).toEqual([...tables].toSorted());
});

it('no table that names a player is taken for one that does not [C40]', async () => {
  const naming = /^(?:player|player_id|owner|account|account_id|recipient|actor|subject|email|nickname)$/;
  const named = (await columns()).filter(({ table, name }) => otherTables.includes(table) && naming.test(name));
  expect(named).toEqual([]);
});

it('every column of a player is decided about: erased, kept as identity, or nothing of a person [C40]', async () => {
  const there = (await columns()).flatMap(({ table, name }) => (table === 'players' ? name : []));
  expect([...Object.keys(erasedColumns), ...identityColumns, ...keptColumns].toSorted()).toEqual(there.toSorted());
});

it('no column that opens anything is in a copy [C40] [A22]', async () => {
  const secret = /hash|secret|salt|token|sealed|totp|password(?!_changed_at)/;
  const given = (await columns()).filter(({ table, name }) => {
    const copy = playerTables[table]?.copy;
    return copy !== undefined && copy.select === undefined && !copy.without?.includes(name) && secret.test(name);
  });
  expect(given).toEqual([]);
});
