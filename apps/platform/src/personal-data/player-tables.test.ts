import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { erasedColumns, identityColumns } from './player-columns.ts';
import { playerTables } from './player-tables.ts';

/**
 * Tables that name no player: those of the platform itself, totals over all players, and rows that are identified
 * only by hashes and deleted soon.
 */
const otherTables: readonly string[] = [
  // Only the length of the audit trail; its entries are in the copy.
  'audit_head',
  'bonus_offers',
  'boots',
  'captcha_counts',
  'captcha_uses',
  'cms_pages',
  'event_log',
  'configuration_versions',
  // The realtime events of the last five minutes.
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
  // Part of a ledger entry, and copied with it.
  'ledger_transfers',
  'lotteries',
  'lootbox_stock',
  'lootbox_tables',
  'migrations',
  'outbox',
  'processes',
  'quest_runs',
  'vip_quarters',
  'providers',
  'rate_buckets',
  'sandbox_register_entries',
  'sandbox_registers',
  'sandbox_webhook_faults',
  // Identified by the hash of an address; `erase-account.ts` deletes them while it still knows the address.
  'sign_in_failures',
  // No row says who answered.
  'survey_answers',
  'terms_versions',
  'tournaments',
];

/**
 * Columns without personal data. The password hash was replaced when the account was closed, and the keys are
 * generated from columns that are erased.
 */
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

it('every database table is listed as copied or not, and as erased or kept [C40]', async () => {
  const tables = new Set((await columns()).map(({ table }) => table));
  expect([...Object.keys(playerTables), ...otherTables].toSorted()).toEqual([...tables].toSorted());
});

it('a table with player data is never listed as having none [C40]', async () => {
  const naming = /^(?:player|player_id|owner|account|account_id|recipient|actor|subject|email|nickname)$/;
  const named = (await columns()).filter(({ table, name }) => otherTables.includes(table) && naming.test(name));
  expect(named).toEqual([]);
});

it('every column of the players table is listed as erased, kept as identity, or not personal [C40]', async () => {
  const there = (await columns()).flatMap(({ table, name }) => (table === 'players' ? name : []));
  expect([...Object.keys(erasedColumns), ...identityColumns, ...keptColumns].toSorted()).toEqual(there.toSorted());
});

it('no column with a secret is included in a copy [C40] [A22]', async () => {
  const secret = /hash|secret|salt|token|sealed|totp|password(?!_changed_at)/;
  const given = (await columns()).filter(({ table, name }) => {
    const copy = playerTables[table]?.copy;
    return copy !== undefined && copy.select === undefined && !copy.without?.includes(name) && secret.test(name);
  });
  expect(given).toEqual([]);
});
