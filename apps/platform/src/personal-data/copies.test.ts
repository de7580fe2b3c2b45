import type { DataExport, DataState } from '@liftoff/contract/account/personal-data';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { reauthMaxAgeMs } from '../http/admission/needs-reauth.ts';
import { audit } from '../database/audit.ts';
import { applicant, picture, type Applicant } from '../testing/documents.ts';
import { openFrameOf, signInDemo } from '../testing/play.ts';
import { takeFacts } from '../testing/take-facts.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { payByCard } from '../testing/withdraw.ts';
import { playerTables } from './player-tables.ts';

let player: Applicant;
const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  player = await applicant(platform);
});

const ask = (caller = player.caller) => caller.send<DataExport>('POST', '/api/player/data/export');
const link = (caller = player.caller) =>
  caller.send<{ url: string; expires_at: string; refusal?: string }>('POST', '/api/player/data/export/link');
const state = async () => (await player.caller.send<DataState>('GET', '/api/player/data')).body.export;
async function pass(ms = 1_000): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}
const open = async (url: string, caller?: TestCaller) => {
  const cookie = [...(caller?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return await platform.open.app.request(url, { headers: cookie === '' ? {} : { cookie } });
};

interface Copy {
  player: number;
  tables: Record<string, Record<string, unknown>[]>;
  files: { document_id: string; type: string; base64: string }[];
}
async function download(caller = player.caller): Promise<Copy> {
  await ask(caller);
  await pass();
  const answer = await open((await link(caller)).body.url, caller);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Copy;
}

/** Number of the player's rows per table, counted with the conditions that `playerTables` declares. */
async function rowsOf(id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, { rows, copy }] of Object.entries(playerTables)) {
    if (copy === undefined) continue;
    const [row] = await platform.db.query<{ rows: number }>(
      `SELECT count(*)::int AS rows FROM ${name} t WHERE ${rows}`,
      [id],
    );
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}

describe("a copy of all of a player's data", () => {
  it("a job makes the copy with all of the player's rows from every table and no other player's rows, and an email announces it [C40]", async () => {
    const caller = await signInDemo(platform);
    const { id } = (await caller.send<{ id: number }>('GET', '/api/player')).body;
    await payByCard(platform, caller, 5_000);
    const frame = await openFrameOf(platform, caller, 'deep-sea-salvage', 'real');
    await frame.bet(randomUUID(), { engine: 'slot', stake_cents: 20 });
    await caller.send('POST', '/api/user_limits', {
      type: 'wager',
      period: 'month',
      currency: 'EUR',
      amount_cents: 900_000,
    });
    await player.send('identity', await picture());
    // Writes now what otherwise follows from the bet and the payment a moment later.
    await takeFacts(platform);

    expect((await ask(caller)).body).toMatchObject({ status: 'making', expires_at: null });
    const before = await rowsOf(id);
    await pass();
    const { body } = await link(caller);
    const copy = (await (await open(body.url, caller)).json()) as Copy;
    const counts = Object.fromEntries(Object.entries(copy.tables).map(([name, rows]) => [name, rows.length]));
    // The mail and the audit entry for the link were written after the copy was made.
    expect(counts).toEqual(before);
    expect(copy.player).toBe(id);
    for (const table of ['players', 'sessions', 'payments', 'ledger_entries', 'game_rounds', 'user_limits', 'audit'])
      expect([table, counts[table]]).not.toEqual([table, 0]);
    expect(JSON.stringify(copy)).not.toContain(player.email);
    expect(copy.files).toEqual([]);
    const mails = await platform
      .operator()
      .send<{ subject: string }[]>('GET', '/console/api/mails?to=demo@liftoff.test');
    expect(mails.body.map(({ subject }) => subject)).toContain('Your data is ready to download');
  });

  it('the copy contains amounts and ids as strings, documents with their content, and no secrets [C40] [A22]', async () => {
    await player.send('identity', await picture());
    const text = JSON.stringify(await download());
    const copy = JSON.parse(text) as Copy;
    expect(copy.tables.players?.[0]).toMatchObject({
      id: String(player.id),
      email: player.email,
      date_of_birth: '1990-05-17',
    });
    const [file] = copy.files;
    expect(Buffer.from(file?.base64 ?? '', 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(copy.tables.verification_documents?.map(({ id }) => id)).toEqual([file?.document_id]);
    expect(text).not.toMatch(/argon2|"[a-z_]*(?:password_hash|token_hash|totp_secret|launch_hash)"/);
  });

  it('the copy reveals neither the outcome of an open round nor a seed that is in use [C40] [C33]', async () => {
    const caller = await signInDemo(platform, 'vip@liftoff.test');
    const { id } = (await caller.send<{ id: number }>('GET', '/api/player')).body;
    await openFrameOf(platform, caller, 'rocket-x', 'real');
    const round = randomUUID();
    await platform.db.query(
      `INSERT INTO game_rounds (owner, id, session_id, player_id, nickname, game, mode, currency, state, stake, pair, nonce, input, outcome, opened_at)
       VALUES ('player:' || $1::bigint, $2, $2, $1, 'V', 'rocket-x', 'real', 'EUR', 'open', 100, 1, 0, '{}', '{"crash":"told"}', $3)`,
      [id, round, platform.clock.now()],
    );
    const [pair] = await platform.db.query<{ server_seed: string; next_server_seed: string }>(
      `SELECT server_seed, next_server_seed FROM game_seed_pairs
       WHERE owner = 'player:' || $1::bigint AND revealed_at IS NULL`,
      [id],
    );
    const text = JSON.stringify(await download(caller));
    for (const seed of [pair?.server_seed, pair?.next_server_seed]) {
      expect(seed).toMatch(/./);
      expect(text).not.toContain(seed);
    }
    expect(text).not.toContain(round);
    await platform.db.query('DELETE FROM game_rounds WHERE id = $1', [round]);
  });

  it("the copy contains messages to support written while signed out, once their address is confirmed as the player's [C40]", async () => {
    const { send } = platform.caller({ ip: '198.51.100.40' });
    const form = { name: 'Mira', email: player.email.toUpperCase(), subject: 'Sign-in', message: 'I cannot sign in.' };
    for (const written of [form, { ...form, email: 'another@example.com' }])
      expect((await send('POST', '/api/send_contact_message', written)).status).toBe(204);
    const written = async () => (await download()).tables.contact_messages?.map(({ email }) => email);
    expect(await written()).toEqual([]);
    await platform.db.query('UPDATE players SET confirmed_at = $2 WHERE id = $1', [player.id, platform.clock.now()]);
    await platform.db.query('DELETE FROM data_exports WHERE player_id = $1', [player.id]);
    expect(await written()).toEqual([player.email]);
  });

  it("the copy contains the audit entries about the player's payments, without the fields that only staff may read [C40] [A22] [C36]", async () => {
    const id = randomUUID();
    await platform.db.query(
      `INSERT INTO payments (id, player_id, action, state, method, provider, currency, amount, created_at, finished_at)
       VALUES ($1, $2, 'deposit', 'rejected', 'card', 'sandbox-card', 'EUR', 100, $3, $3)`,
      [id, player.id, platform.clock.now()],
    );
    const subject = `payment:${id}`;
    await platform.db.transaction(async tx => {
      const { deps } = platform;
      await audit(tx, deps, { actor: 'house', action: 'payment.held', subject });
      await audit(tx, deps, { actor: 'house', action: 'payment.held', subject: `payment:${randomUUID()}` });
      const after = { taken: '60', lost: '40' };
      await audit(tx, deps, { actor: 'house', action: 'payment.charged_back', subject, after });
      const seen = { actor: 'operator', action: 'harm.seen', subject: `player:${player.id}` } as const;
      await audit(tx, deps, { ...seen, after: { score: 771 } });
    });
    const lines = (await download()).tables.audit ?? [];
    const told = lines.filter(({ action }) => /^(?:payment|harm)\./.test(String(action)));
    expect(told.map(({ action, after }) => [action, after])).toEqual([
      ['payment.held', null],
      ['payment.charged_back', { taken: '60' }],
      ['harm.seen', {}],
    ]);
  });

  it('the copy contains every row of a table that is read in several parts [C40]', async () => {
    await platform.db.query(
      `INSERT INTO facts (kind, at, data) SELECT 'signed_in', $2, jsonb_build_object('player', $1::bigint)
       FROM generate_series(1, 4001)`,
      [player.id, platform.clock.now()],
    );
    const before = await rowsOf(player.id);
    const copy = await download();
    const ids = copy.tables.facts?.map(({ id }) => id) ?? [];
    expect(before.facts).toBeGreaterThan(4_000);
    expect(new Set(ids).size).toBe(before.facts);
    await platform.db.query(`DELETE FROM facts WHERE data ->> 'player' = $1::text`, [String(player.id)]);
  });

  it('requesting and opening a copy require a recently entered password [C40] [A11]', async () => {
    await ask();
    await pass();
    platform.clock.advance(reauthMaxAgeMs + 1);
    expect(await ask()).toMatchObject({ status: 403, body: { refusal: 'reauth' } });
    expect(await link()).toMatchObject({ status: 403, body: { refusal: 'reauth' } });
  });

  it('the link to the copy works only for its player, for a minute, as a download [C40] [A18]', async () => {
    await ask();
    await pass();
    const { url } = (await link()).body;
    const other = await applicant(platform);
    expect((await link(other.caller)).body.refusal).toBe('not_found');
    expect((await open(url)).status).toBe(404);
    expect((await open(url, other.caller)).status).toBe(404);
    expect((await open(url.replace(`player%3A${player.id}`, `player%3A${other.id}`), other.caller)).status).toBe(404);
    const answer = await open(url, player.caller);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-[\d-]+\.json"$/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    platform.clock.advance(60_000);
    expect((await open(url, player.caller)).status).toBe(404);
  });

  it('the copy is encrypted in the database and deleted after three days [C40]', async () => {
    await ask();
    await pass();
    const [row] = await platform.db.query<{ sealed: Buffer }>('SELECT sealed FROM data_exports WHERE player_id = $1', [
      player.id,
    ]);
    // The first bytes of a gzip file.
    expect(row?.sealed.includes(Buffer.from([0x1f, 0x8b, 0x08]))).toBe(false);
    const { url } = (await link()).body;
    await pass(3 * 86_400_000);
    expect((await open(url, player.caller)).status).toBe(404);
    expect(await platform.db.query('SELECT FROM data_exports WHERE player_id = $1', [player.id])).toEqual([]);
  });

  it('makes a copy once, however often it is requested and however many processes run [C40]', async () => {
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(asked.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const other = platform.another();
    platform.clock.advance(1_000);
    await Promise.all([platform.jobs.runDue(), other.platform.jobs.runDue()]);
    expect(await state()).toMatchObject({ status: 'ready' });
    expect((await ask()).body.status).toBe('ready');
    const to = encodeURIComponent(player.email);
    const { body: mails } = await platform.operator().send<{ subject: string }[]>('GET', `/console/api/mails?to=${to}`);
    expect(mails.filter(({ subject }) => subject === 'Your data is ready to download')).toHaveLength(1);
    const lines = await platform.db.query(`SELECT FROM audit WHERE action = 'data.copy_asked' AND actor = $1`, [
      `player:${player.id}`,
    ]);
    expect(lines).toHaveLength(1);
  });

  it('another process takes over a copy that a process has started but not finished [C40]', async () => {
    await ask();
    await platform.db.query('UPDATE data_exports SET taken_until = $2 WHERE player_id = $1', [
      player.id,
      new Date(platform.clock.now().getTime() + 300_000),
    ]);
    await pass();
    expect((await state()).status).toBe('making');
    await pass(300_000);
    expect((await state()).status).toBe('ready');
  });
});
