import type { CurrencyCode } from '@liftoff/contract/core/money';
import { exchange } from '@liftoff/rules/money/exchange';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exchangeRates } from '../market/exchange-rates.ts';
import { applicant, pdf, type Applicant } from '../testing/documents.ts';
import { usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'none' });

const dayMs = 86_400_000;
const home = { first_name: 'Ann', last_name: 'Lee', city: 'Berlin', address: 'Lindenweg 4', postal_code: '10115' };

/** A player in Germany whose profile is complete enough to deposit. */
async function depositor(): Promise<Applicant> {
  const player = await applicant(platform, { currency: 'EUR', country: 'DE' });
  await platform.db.query(
    'UPDATE players SET first_name = $2, last_name = $3, city = $4, address = $5, postal_code = $6, mobile_phone = $7 WHERE id = $1',
    [player.id, ...Object.values(home), `+49 30 ${1_000_000 + player.id}`],
  );
  return player;
}
const begin = ({ caller }: Applicant, amount: number, currency: CurrencyCode = 'EUR') =>
  caller.send<{ refusal?: string; payment?: { id: string } }>(
    'POST',
    '/payments/deposits',
    { method_id: 'card', amount_cents: amount, currency },
    { 'idempotency-key': randomUUID() },
  );
async function deposit(player: Applicant, amount: number): Promise<void> {
  const { body, status } = await begin(player, amount);
  if (body.payment === undefined) throw new Error(`No deposit: ${status} ${JSON.stringify(body)}`);
  await platform.operator().send('POST', `/console/api/payments/${body.payment.id}`, { state: 'succeeded' });
  platform.clock.advance(1_000);
  await platform.jobs.runDue();
}
const verify = async (player: Applicant) => {
  const id = await player.submit();
  await platform.operator().send('POST', `/console/api/verifications/${id}`, { status: 'verified' });
  return id;
};
const staySignedIn = () =>
  platform.db.query('UPDATE sessions SET seen_at = $1, started_at = $1', [platform.clock.now()]);

describe('deposits before the identity is verified', () => {
  it("allows deposits up to the licence's limit, counting pending ones, and allows more once the identity is verified [C26]", async () => {
    const player = await depositor();
    expect((await player.state()).deposits).toEqual({ currency: 'EUR', most_cents: 200_000, left_cents: 200_000 });
    expect((await begin(player, 200_001)).body.refusal).toBe('verification_required');
    await deposit(player, 150_000);
    expect((await begin(player, 50_001)).body.refusal).toBe('verification_required');
    expect((await begin(player, 30_000)).status).toBe(201);
    expect((await player.state()).deposits?.left_cents).toBe(20_000);
    expect((await begin(player, 20_001)).body.refusal).toBe('verification_required');
    await verify(player);
    expect((await player.state()).deposits).toBeNull();
    expect((await begin(player, 20_001)).status).toBe(201);
  });

  it('refuses a deposit whose value in euro is a fraction of a cent above the limit [C26]', async () => {
    const player = await depositor();
    const valueOf = (cents: number, round: 'up' | 'down') =>
      exchange(BigInt(cents), 'CAD', 'EUR', exchangeRates, round);
    const start = Number(exchange(200_000n, 'EUR', 'CAD', exchangeRates, 'down')) - 2;
    const amounts = Array.from({ length: 5 }, (_, more) => start + more);
    const above = amounts.find(cents => valueOf(cents, 'down') === 200_000n && valueOf(cents, 'up') === 200_001n);
    expect((await begin(player, above ?? 0, 'CAD')).body.refusal).toBe('verification_required');
  });

  it('concurrent deposits cannot together exceed the limit for unverified players [C26]', async () => {
    const player = await depositor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => begin(player, 60_000)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.refusal === 'verification_required')).toHaveLength(5);
  });

  it("applies each licence's deposit limit, and refuses deposits under an unknown licence [C26]", async () => {
    const player = await depositor();
    await platform.db.query(`UPDATE players SET licence = 'DE' WHERE id = $1`, [player.id]);
    expect([(await begin(player, 10_000)).status, (await begin(player, 1_000)).body.refusal]).toEqual([
      201,
      'verification_required',
    ]);
    await platform.db.query(`UPDATE players SET licence = 'none' WHERE id = $1`, [player.id]);
    expect((await begin(player, 1_000)).status).not.toBe(201);
  });

  it('a final rejection of the identity blocks deposits, even after an approval [C26] [A28]', async () => {
    const player = await depositor();
    const id = await verify(player);
    expect((await begin(player, 300_000)).status).toBe(201);
    await platform.operator().send('POST', `/console/api/verifications/${id}`, { status: 'rejected_final' });
    expect((await begin(player, 1_000)).body.refusal).toBe('verification_required');
  });
});

describe('the source of wealth', () => {
  it('a deposit that passes the threshold triggers a request for the source of wealth, which blocks deposits while overdue and expires after approval [C26]', async () => {
    const player = await depositor();
    await verify(player);
    await deposit(player, 250_000);
    await deposit(player, 250_000);
    expect((await player.state()).source_of_wealth).toBeNull();
    await deposit(player, 2_000);
    const asked = (await player.state()).source_of_wealth;
    expect(asked).toMatchObject({ status: 'none', steps: [{ step: 'source_of_wealth', state: 'missing' }] });
    expect(Date.parse(asked?.due_at ?? '') - platform.clock.now().getTime()).toBeGreaterThan(29 * dayMs);
    const profile = await player.caller.send<{ sow_questionnaire_expires_at: string }>('GET', '/api/player');
    expect(profile.body.sow_questionnaire_expires_at).toBe(asked?.due_at);
    const mailed = await platform
      .operator()
      .send<{ subject: string; text: string }[]>('GET', `/console/api/mails?to=${player.email}`);
    const asking = mailed.body.find(({ subject }) => subject === 'Where your money comes from');
    expect(asking?.text).toMatch(/shows it by .*202\d/);
    expect(asking?.text).toContain('/profile/verification');
    expect((await begin(player, 2_000)).status).toBe(201);

    platform.clock.advance(30 * dayMs);
    await staySignedIn();
    expect((await begin(player, 2_000)).body.refusal).toBe('verification_required');
    expect((await player.send('source_of_wealth', pdf(), { name: 'payslip.pdf' })).status).toBe(200);
    expect((await begin(player, 2_000)).status).toBe(201);
    const id = (await player.state()).source_of_wealth?.id ?? '';
    await platform
      .operator()
      .send('POST', `/console/api/verifications/${id}`, { status: 'rejected_retry', reason: 'not_enough' });
    expect((await begin(player, 2_000)).body.refusal).toBe('verification_required');
    await player.send('source_of_wealth', pdf('%other\n'), { name: 'tax.pdf' });
    await platform.operator().send('POST', `/console/api/verifications/${id}`, { status: 'verified' });
    expect((await begin(player, 2_000)).status).toBe(201);
    const answered = await player.caller.send<{ sow_questionnaire_expires_at: string | null }>('GET', '/api/player');
    expect(answered.body.sow_questionnaire_expires_at).toBeNull();

    platform.clock.advance(365 * dayMs);
    await staySignedIn();
    expect((await begin(player, 2_000)).body.refusal).toBe('verification_required');
    await platform.jobs.runDue();
    await staySignedIn();
    expect((await player.state()).source_of_wealth).toMatchObject({ status: 'expired', steps: [{ state: 'missing' }] });
    const mails = await platform.operator().send<{ subject: string }[]>('GET', `/console/api/mails?to=${player.email}`);
    expect(mails.body.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Where your money comes from', 'Where your money comes from, once a year']),
    );
  });

  it('a deposit that is still pending does not trigger a request for the source of wealth [C26]', async () => {
    const player = await depositor();
    await verify(player);
    await deposit(player, 499_000);
    const id = (await begin(player, 2_000)).body.payment?.id;
    const decision = await platform.operator().send('POST', `/console/api/payments/${id}`, { state: 'processing' });
    expect(decision.status).toBe(200);
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    const [row] = await platform.db.query('SELECT state FROM payments WHERE id = $1', [id]);
    expect(row).toEqual({ state: 'processing' });
    expect((await player.state()).source_of_wealth).toBeNull();
  });

  it('the source of wealth is requested once, however often the operator asks for it, and the request is audited [C36]', async () => {
    const player = await depositor();
    const ask = () =>
      platform
        .operator()
        .send<{ id: string; status: string }>('POST', `/console/api/players/${player.email}/source_of_wealth`);
    const first = await ask();
    expect(await ask()).toMatchObject({ status: 200, body: first.body });
    const lines = await platform.db.query(
      `SELECT actor, after FROM audit WHERE action = 'verification.asked' AND subject = $1`,
      [`player:${player.id}`],
    );
    expect(lines).toEqual([{ actor: 'operator', after: { kind: 'source_of_wealth' } }]);
    expect(
      (await platform.operator().send('POST', '/console/api/players/nobody@example.com/source_of_wealth')).status,
    ).toBe(404);
  });
});
