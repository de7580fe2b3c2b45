import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './open-site.ts';
import { screensOfSite } from './screens.ts';

let site: Site;
beforeAll(async () => void (site = await openSite('small')));
afterAll(() => site.close());

/** The player's harm score, a number that occurs nowhere else. */
const risk = '773177317';
const details = { iban: 'EE382200221020145685', holder: 'Quillonia Brambleworth-Tamm', personalId: '38001085718' };

/** A player's values that only the platform may read, by name. */
async function secretsOf(email: string): Promise<Record<string, string>> {
  const { db } = site.casino;
  await db.query(
    `UPDATE players SET totp_secret = 'KRSXG5CTMVRXEZLU', iban = $2, account_holder = $3, personal_id = $4 WHERE email = $1`,
    [email, details.iban, details.holder, details.personalId],
  );
  await db.query(
    `INSERT INTO harm (player_id, state, score, level, markers, since)
     SELECT id, '{"days": [], "lastRound": null}', $2::int, 'high', '{chasing}', now() FROM players WHERE email = $1
     ON CONFLICT (player_id) DO UPDATE SET score = excluded.score, markers = excluded.markers, level = excluded.level`,
    [email, risk],
  );
  const issued = await site.casino
    .operator()
    .send<{ autologin_link: string }>('POST', `/console/api/players/${email}/autologin`);
  const [row] = await db.query<{ hash: string; totp: string; sessions: string[] }>(
    `SELECT p.password_hash AS hash, p.totp_secret AS totp,
       ARRAY(SELECT encode(s.token_hash, 'hex') FROM sessions s WHERE s.player_id = p.id) AS sessions
     FROM players p WHERE p.email = $1`,
    [email],
  );
  return {
    hash: row?.hash ?? '',
    totp: row?.totp ?? '',
    session: row?.sessions[0] ?? '',
    autologin: new URL(issued.body.autologin_link).searchParams.get('autologin_token') ?? '',
    risk,
    ...details,
  };
}

it("no page and no page data contains a player's secrets or harm score [A22]", async () => {
  const email = 'estonia@liftoff.test';
  const cookie = await site.signIn(email);
  const token = /__Host-session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const secrets = { ...(await secretsOf(email)), token };
  for (const [name, value] of Object.entries(secrets)) expect(value.length, name).toBeGreaterThan(8);
  const found: string[] = [];
  let seen = 0;
  for (const screen of screensOfSite()) {
    const data = screen === '/' ? '/_root.data' : `${screen.split('?')[0]}.data`;
    for (const path of [screen, data]) {
      const text = await (await site.ask(path, { headers: { cookie } })).text();
      if (text.includes('estonia@liftoff.test')) seen += 1;
      for (const [name, value] of Object.entries(secrets)) if (text.includes(value)) found.push(`${name} in ${path}`);
    }
  }
  expect(found).toEqual([]);
  // Confirms that the visited pages were the player's.
  expect(seen).toBeGreaterThan(5);
});
