import type { DataExport } from '@liftoff/contract/account/personal-data';
import { beforeEach, expect, it } from 'vitest';
import { applicant, type Applicant } from '../testing/documents.ts';
import { giveMoney } from '../testing/play.ts';
import { usePlatform } from '../testing/test-platform.ts';

let player: Applicant;
const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  player = await applicant(platform, { currency: 'EUR' });
  const blocked = await player.caller.send<{ id: string }>('POST', '/api/player/data/export');
  expect(blocked.status).toBe(200);
  await platform.db.query('DELETE FROM data_exports WHERE player_id = $1', [player.id]);
  await operate('', { blocked: 'self_excluded' });
  expect((await player.caller.send('POST', '/api/player/data/export')).status).toBe(401);
});

interface Answered {
  refusal?: string;
  account?: string[];
  erased_from: string;
  export: DataExport;
  link: { url: string; expires_at: string } | null;
}
const operate = (what: string, body?: object, email = player.email) =>
  platform.operator().send<Answered>('POST', `/console/api/players/${encodeURIComponent(email)}${what}`, body);
async function pass(ms = 1_000): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}
const trail = async () =>
  (
    await platform.db.query<{ actor: string; action: string }>(
      `SELECT actor, action FROM audit WHERE subject = $1 AND action IN ('data.copy_asked', 'data.copy_opened', 'player.closed')
         AND actor = 'operator' ORDER BY line`,
      [`player:${player.id}`],
    )
  ).map(({ action }) => action);

it("support gets an excluded player's data copy, which is made once and opened by a link for a minute; both are audited [C40] [C36]", async () => {
  const asked = await operate('/data/export');
  expect([asked.status, asked.body.export.status, asked.body.link]).toEqual([200, 'making', null]);
  expect((await operate('/data/export')).body.export.asked_at).toBe(asked.body.export.asked_at);
  await pass();
  const { body } = await operate('/data/export');
  expect(body.export.status).toBe('ready');
  const url = body.link?.url ?? '';
  const copy = await platform.open.app.request(url);
  expect(copy.status).toBe(200);
  expect((await copy.json()) as object).toMatchObject({ player: player.id });
  // The link works neither for another viewer nor after its minute.
  expect((await platform.open.app.request(url.replace('viewer=operator', `viewer=player:${player.id}`))).status).toBe(
    404,
  );
  await pass(61_000);
  expect((await platform.open.app.request(url)).status).toBe(404);
  const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${player.email}`);
  expect(mails.body.filter(({ text }) => text.includes('/profile/main'))).toEqual([]);
  expect(await trail()).toEqual(['data.copy_asked', 'data.copy_opened']);
});

it('support closes the account of an excluded player once nothing prevents it, and the exclusion survives the erasure [C40] [C12] [C36]', async () => {
  await giveMoney(platform, player.email, 'EUR', 500);
  const refused = await operate('/closure');
  expect([refused.body.refusal, await trail()]).toEqual(['account_in_use', []]);
  await giveMoney(platform, player.email, 'EUR', 0);
  const closed = await operate('/closure');
  expect(closed.status).toBe(200);
  expect(await trail()).toEqual(['player.closed']);
  for (const what of ['/closure', '/data/export']) expect((await operate(what)).body.refusal).toBe('not_found');
  const { email } = player;
  const user = { email, password: 'Liftoff-2026!' };
  expect((await platform.caller().send('POST', '/api/users/sign_in', { user })).status).toBeGreaterThanOrEqual(400);
  await pass(Date.parse(closed.body.erased_from) - platform.clock.now().getTime() + 60_000);
  const [row] = await platform.db.query<{ email: string }>('SELECT email FROM players WHERE id = $1', [player.id]);
  expect(row?.email).not.toBe(email);
  expect(await platform.db.query('SELECT FROM excluded_people WHERE player_id = $1', [player.id])).toHaveLength(1);
});

it('only an operator can request a copy or a closure from the console [C40] [A19]', async () => {
  for (const what of ['/data/export', '/closure']) {
    expect((await platform.caller().send('POST', `/console/api/players/${player.email}${what}`)).status).toBe(401);
    expect((await operate(what, undefined, 'nobody@example.com')).body.refusal).toBe('not_found');
  }
});
