import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signUpForm } from '../testing/sign-up-form.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';
import { auditActions, firstBrokenAuditLine, type AuditAction } from './audit.ts';

const ip = '203.0.113.44';
const dayMs = 86_400_000;

let made = 0;
const platform = usePlatform({ seed: 'none' });

async function newPlayer(): Promise<{ caller: TestCaller; email: string; id: number }> {
  const email = `trail-${made++}@example.com`;
  const caller = platform.caller({ ip });
  const { status, body } = await caller.send<{ id: number }>('POST', '/api/users', { user: { ...signUpForm, email } });
  expect(status).toBe(201);
  return { caller, email, id: body.id };
}
async function pass(ms = 1_000): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}
async function tokenIn(email: string, name: string): Promise<string> {
  await pass();
  const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${email}`);
  const found = mails.body.map(({ text }) => new RegExp(`${name}=([\\w-]{43})`).exec(text)?.[1]).find(Boolean);
  if (found === undefined) throw new Error(`No ${name} was sent`);
  return found;
}
const linesOf = (action: AuditAction, subject: string) =>
  platform.db.query('SELECT actor, before, after, ip FROM audit WHERE action = $1 AND subject = $2', [action, subject]);

describe('the audit trail', () => {
  it('each action of the audit trail has a test that reads the trail [C36]', () => {
    const src = join(import.meta.dirname, '..');
    const texts = globSync('**/*.test.ts', { cwd: src }).map(file => readFileSync(join(src, file), 'utf8'));
    const asking = texts.filter(text => text.includes('FROM audit'));
    expect(auditActions.length).toBeGreaterThanOrEqual(50);
    expect(auditActions.filter(action => !asking.some(text => text.includes(`'${action}'`)))).toEqual([]);
  });

  it('the audit trail records a confirmed email address and a restored password with actor and IP address [C36]', async () => {
    const { email, id } = await newPlayer();
    const confirmation = await tokenIn(email, 'confirmation_token');
    await platform.caller({ ip }).send('GET', `/api/users/confirmation?confirmation_token=${confirmation}`);
    await pass(60_000);
    await platform.caller({ ip }).send('POST', '/api/users/password', { user: { email } });
    const token = await tokenIn(email, 'reset_password_token');
    const password = 'nine quiet comets';
    const user = { reset_password_token: token, password, password_confirmation: password };
    expect((await platform.caller({ ip }).send('PUT', '/api/users/password', { user })).status).toBe(204);
    const line = { actor: `player:${id}`, before: null, after: null, ip };
    expect(await linesOf('player.email_confirmed', `player:${id}`)).toEqual([line]);
    expect(await linesOf('player.password_restored', `player:${id}`)).toEqual([line]);
  });

  it('the audit trail records the groups a player joins and the groups that are refused [C36]', async () => {
    const { caller, id } = await newPlayer();
    await caller.send('POST', '/api/player/groups', { groups: { add: [543] } });
    await caller.send('POST', '/api/player/groups', { groups: { add: [259] } });
    const of = { actor: `player:${id}`, before: null, ip };
    expect(await linesOf('player.groups_added', `player:${id}`)).toEqual([{ ...of, after: ['543'] }]);
    expect(await linesOf('player.groups_refused', `player:${id}`)).toEqual([{ ...of, after: ['259'] }]);
  });

  it('the audit trail records the opening of a data copy and the final erasure of an account [C36] [C40]', async () => {
    const { caller, id } = await newPlayer();
    await caller.send('POST', '/api/player/data/export');
    await pass();
    expect((await caller.send('POST', '/api/player/data/export/link')).status).toBe(200);
    expect(await linesOf('data.copy_opened', `player:${id}`)).toMatchObject([{ actor: `player:${id}`, ip }]);
    await caller.send('POST', '/api/player/closure');
    await pass(dayMs);
    const erased = { actor: 'platform', before: null, after: null, ip: null };
    expect(await linesOf('player.erased', `player:${id}`)).toEqual([erased]);
  });

  it('the audit trail records the old and new time when the clock is moved [C36]', async () => {
    const before = platform.clock.now().toISOString();
    const now = new Date(platform.clock.now().getTime() + dayMs).toISOString();
    expect((await platform.operator().send('POST', '/console/api/clock', { now })).status).toBe(200);
    expect(await linesOf('clock.moved', 'house')).toMatchObject([{ actor: 'operator', before, after: now }]);
  });

  it('the audit trail records the channel and data of an event that an operator publishes [C36]', async () => {
    const event = { channel: 'wins', data: { nickname: 'Mira' } };
    expect((await platform.operator().send('POST', '/console/api/publish', event)).status).toBe(200);
    expect(await linesOf('event.published', 'channel:wins')).toMatchObject([
      { actor: 'operator', before: null, after: { data: event.data } },
    ]);
  });

  it("the audit trail records an operator's change to an exclusion register [C36]", async () => {
    const [register] = (await platform.operator().send<{ name: string }[]>('GET', '/console/api/registers')).body;
    const name = register?.name ?? '';
    await platform.operator().send('POST', `/console/api/registers/${name}`, { state: 'down' });
    expect(await linesOf('register.changed', `register:${name}`)).toMatchObject([
      { actor: 'operator', after: { state: 'down' } },
    ]);
  });

  it('the hash chain of the audit trail is intact after all these actions [A51]', async () => {
    expect(await firstBrokenAuditLine(platform.db)).toBeNull();
  });
});
