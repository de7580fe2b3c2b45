import { PGlite } from '@electric-sql/pglite';
import { emailKey } from '@liftoff/rules/account/same-person';
import { normalEmail } from '@liftoff/rules/account/email';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { embeddedOver } from './embedded.ts';
import { migrate, readMigrations } from './migrate.ts';

let db: Database;
beforeAll(async () => {
  db = await embeddedOver(await PGlite.create());
});
afterAll(() => db.close());

const addPlayer = (email: string) =>
  db.query(
    `INSERT INTO players (email, password_hash, currency, language, licence, created_at)
     VALUES ($1, '', 'EUR', 'en-CA', 'CW', now())`,
    [email],
  );
const stored = () => db.query<{ email: string; email_key: string }>('SELECT email, email_key FROM players ORDER BY id');

describe('the migration to canonical addresses [C13]', () => {
  const domains = [
    'müller.example',
    'пример.рф',
    'straße.example',
    '例え.テスト',
    'ａ.ünï-cödé.example',
    'example.com',
  ];

  it('the migration stores the keys that the rules compute, and keeps a second spelling of a taken address', async () => {
    const all = readMigrations();
    const at = all.findIndex(({ name }) => name === '123-canonical-addresses');
    await migrate(db, all.slice(0, at));
    for (const domain of domains) await addPlayer(`еvа+1@${domain}`);
    await addPlayer('taken@xn--mller-kva.example');
    await addPlayer('taken@müller.example');
    await migrate(db, all);
    const written = domains.map(domain => normalEmail(`еvа+1@${domain}`));
    const kept = ['taken@xn--mller-kva.example', 'taken@müller.example'];
    expect((await stored()).map(({ email }) => email)).toEqual([...written, ...kept]);
    expect((await stored()).map(row => row.email_key).slice(0, domains.length)).toEqual(written.map(emailKey));
  });
});
