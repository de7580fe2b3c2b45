import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firstBrokenAuditLine } from '../database/audit.ts';
import { sign } from '../http/signature.ts';
import { applicant, sendDecision, type Applicant, type ReviewerDecision } from '../testing/documents.ts';
import { usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'none' });

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const at = (ms = 0) => new Date(platform.clock.now().getTime() + ms).toISOString();
const decide = (id: string, body: object) =>
  platform.operator().send<{ id: string; status: string }>('POST', `/console/api/verifications/${id}`, body);
const profileOf = async ({ caller }: Applicant) =>
  (await caller.send<{ verified: boolean; sow_questionnaire_expires_at: string | null }>('GET', '/api/player')).body;
const statusOf = async (player: Applicant) => (await player.state()).identity.status;
const told = async (id: number) =>
  (
    await platform.db.query<{ data: { kind: string; status: string } }>(
      `SELECT data FROM (SELECT 0 AS list, position AS place, data, channel FROM events
         UNION ALL SELECT 1, id, data, channel FROM outbox) AS sent WHERE channel = $1 ORDER BY list, place`,
      [`verification_changes#${id}`],
    )
  ).map(({ data }) => `${data.kind} ${data.status}`);
const mailsTo = async (email: string) =>
  (
    await platform.operator().send<{ subject: string; text: string }[]>('GET', `/console/api/mails?to=${email}`)
  ).body.map(({ subject }) => subject);

describe('a review', () => {
  it('a review begins with the last missing document, and an approval verifies the player everywhere [C26] [C36]', async () => {
    const player = await applicant(platform);
    expect(await statusOf(player)).toBe('none');
    const id = await player.submit();
    expect(await player.state()).toMatchObject({
      identity: {
        id,
        status: 'pending',
        steps: [{ state: 'in_review' }, { state: 'in_review' }, { state: 'in_review' }],
      },
      deposits: { currency: 'CAD' },
    });
    expect((await profileOf(player)).verified).toBe(false);
    expect((await decide(id, { status: 'verified' })).body).toEqual({ id, status: 'verified' });
    const after = await player.state();
    expect(after).toMatchObject({ identity: { status: 'verified', reason: null }, deposits: null });
    expect(after.identity.steps.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await profileOf(player)).toMatchObject({ verified: true, sumsub_verified: true });
    expect(await told(player.id)).toEqual(['identity pending', 'identity verified']);
    expect(await mailsTo(player.email)).toContain('Your identity is verified');
    const trail = await platform.db.query<{
      actor: string;
      action: string;
      ip: string | null;
      before: object;
      after: object;
    }>(
      `SELECT actor, action, ip, before, after FROM audit WHERE subject = $1 AND action LIKE 'verification.%' ORDER BY line`,
      [`player:${player.id}`],
    );
    expect(trail).toEqual([
      {
        actor: `player:${player.id}`,
        action: 'verification.changed',
        ip: '203.0.113.7',
        before: { kind: 'identity', status: 'none' },
        after: { kind: 'identity', status: 'pending' },
      },
      {
        actor: 'operator',
        action: 'verification.decided',
        ip: expect.any(String),
        before: null,
        after: { answer: 'verified', reason: null, steps: [] },
      },
      {
        actor: 'sandbox-review',
        action: 'verification.changed',
        ip: null,
        before: { kind: 'identity', status: 'pending' },
        after: { kind: 'identity', status: 'verified' },
      },
    ]);
    expect(await firstBrokenAuditLine(platform.db)).toBeNull();
  });

  it('a rejection that allows a retry requests only the refused documents again [C26]', async () => {
    const player = await applicant(platform);
    const id = await player.submit();
    await decide(id, { status: 'rejected_retry', reason: 'too_old', steps: ['address'] });
    const { identity } = await player.state();
    expect(identity).toMatchObject({ status: 'rejected_retry', reason: 'too_old' });
    expect(identity.steps.map(({ step, state, reason }) => [step, state, reason])).toEqual([
      ['identity', 'accepted', null],
      ['face', 'accepted', null],
      ['address', 'rejected', 'too_old'],
    ]);
    await player.submit();
    expect((await player.state()).identity).toMatchObject({ status: 'pending', reason: null });
    await decide(id, { status: 'verified' });
    expect(await statusOf(player)).toBe('verified');
  });

  it('accepts no more documents after a final rejection [C26]', async () => {
    const player = await applicant(platform);
    const id = await player.submit();
    await decide(id, { status: 'rejected_final', reason: 'not_genuine' });
    await expect(player.submit()).rejects.toThrow('forbidden');
    expect(await statusOf(player)).toBe('rejected_final');
    expect(await mailsTo(player.email)).toContain('We couldn’t verify your identity');
  });

  it('locks the profile fields with which documents are compared, during a review and after a final rejection [A20]', async () => {
    const player = await applicant(platform);
    const edit = async () =>
      (await player.caller.send<{ refusal?: string }>('PATCH', '/api/player', { first_name: 'Ann' })).body.refusal;
    expect(await edit()).toBeUndefined();
    const id = await player.submit();
    const other = async () =>
      (await player.caller.send<{ refusal?: string }>('PATCH', '/api/player', { first_name: 'Eve' })).body.refusal;
    expect(await other()).toBe('forbidden');
    await decide(id, { status: 'rejected_retry' });
    expect(await edit()).toBeUndefined();
    await player.submit();
    await decide(id, { status: 'rejected_final' });
    expect(await other()).toBe('forbidden');
  });

  it('refuses a decision about an unknown verification, or about one without submitted documents', async () => {
    expect((await decide(randomUUID(), { status: 'verified' })).status).toBe(404);
    const player = await applicant(platform);
    const asked = await platform
      .operator()
      .send<{ id: string }>('POST', `/console/api/players/${player.email}/source_of_wealth`);
    expect((await decide(asked.body.id, { status: 'verified' })).status).toBe(422);
  });
});

describe("a reviewer's decision", () => {
  const retry = { answer: 'RED', reject_type: 'RETRY' } as const;
  const final = { answer: 'RED', reject_type: 'FINAL' } as const;
  const green = { answer: 'GREEN' } as const;

  it.each([
    ['GREEN, then RED', [green, final], 'rejected_final', false],
    ['GREEN, then RED that lets try again', [green, retry], 'rejected_retry', false],
    ['RED, then GREEN', [retry, green], 'verified', true],
    ['final RED, then GREEN', [final, green], 'verified', true],
  ] as const)(
    '%s: the newest decision counts, regardless of the order in which decisions arrive and of repetitions [A28] [C26] [B18]',
    async (_name, decisions, status, verified) => {
      for (const order of [
        [0, 1],
        [1, 0],
        [0, 1, 0, 1],
        [1, 0, 1],
      ] as const) {
        const player = await applicant(platform);
        const id = await player.submit();
        const events = decisions.map((decision, place): ReviewerDecision => ({
          ...decision,
          verification_id: id,
          created_at: at(place * 1000 - 60_000),
          event_id: randomUUID(),
        }));
        for (const place of order) {
          const event = events[place];
          if (event)
            expect(await sendDecision(platform, event)).toMatchObject({ status: 200, body: { received: true } });
        }
        expect(await statusOf(player), order.join()).toBe(status);
        expect((await profileOf(player)).verified, order.join()).toBe(verified);
      }
    },
  );

  it('an event counts once, even if it is repeated days later, and causes one update and one email [A28] [B17]', async () => {
    const player = await applicant(platform);
    const decision: ReviewerDecision = {
      ...green,
      verification_id: await player.submit(),
      created_at: at(),
      event_id: randomUUID(),
    };
    for (let times = 0; times < 10; times += 1) expect((await sendDecision(platform, decision)).status).toBe(200);
    platform.clock.advance(3 * dayMs);
    expect((await sendDecision(platform, decision)).status).toBe(200);
    expect((await told(player.id)).filter(line => line.endsWith('verified'))).toHaveLength(1);
    expect((await mailsTo(player.email)).filter(subject => subject === 'Your identity is verified')).toHaveLength(1);
    const events = await platform.db.query<{ applied: boolean }>(
      'SELECT applied FROM verification_events WHERE verification_id = $1',
      [decision.verification_id],
    );
    expect(events).toEqual([{ applied: true }]);
  });

  it('an event that ten concurrent webhooks deliver to two processes counts only once [A28] [B17]', async () => {
    const other = platform.another();
    const player = await applicant(platform);
    const id = await player.submit();
    const secret = platform.config.secret('webhook:sandbox-review');
    const body = JSON.stringify({
      event_id: randomUUID(),
      attempt: 1,
      verification_id: id,
      answer: 'GREEN',
      created_at: at(),
    });
    const headers = {
      'content-type': 'application/json',
      'liftoff-signature': sign(secret, platform.clock.now(), body),
    };
    const apps = [platform.open.app, other.app];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        Promise.resolve(
          apps[place % 2]?.request('/webhooks/verification/sandbox-review', { method: 'POST', body, headers }),
        ),
      ),
    );
    expect(answers.map(answer => answer?.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await told(player.id)).filter(line => line.endsWith('verified'))).toHaveLength(1);
  });

  it('a decision that is unsigned, old, altered, from another reviewer or from the future is refused and has no effect [A28]', async () => {
    const player = await applicant(platform);
    const decision: ReviewerDecision = { ...green, verification_id: await player.submit(), created_at: at() };
    const secret = platform.config.secret('webhook:sandbox-review');
    const body = JSON.stringify({ event_id: randomUUID(), attempt: 1, ...decision });
    const old = sign(secret, new Date(platform.clock.now().getTime() - 301_000), body);
    const others = sign(platform.config.secret('webhook:sandbox-card'), platform.clock.now(), body);
    const refused = [
      await sendDecision(platform, decision, { signature: '' }),
      await sendDecision(platform, decision, { signature: old, body }),
      await sendDecision(platform, decision, { signature: others, body }),
      await sendDecision(platform, decision, {
        body: body.replace(':1,', ': 1,'),
        signature: sign(secret, platform.clock.now(), body),
      }),
      await sendDecision(platform, decision, { provider: 'sandbox-card' }),
      await sendDecision(platform, { ...decision, verification_id: randomUUID() }),
      await sendDecision(platform, { ...decision, created_at: at(301_000) }),
      await sendDecision(platform, { ...decision, attempt: 2 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 404, 404, 422, 422]);
    expect(await statusOf(player)).toBe('pending');
    expect(
      await platform.db.query('SELECT FROM verification_events WHERE verification_id = $1', [decision.verification_id]),
    ).toEqual([]);
  });

  it('a RED decision without a reject type is final [C26]', async () => {
    const player = await applicant(platform);
    await sendDecision(platform, { answer: 'RED', verification_id: await player.submit(), created_at: at() });
    expect(await statusOf(player)).toBe('rejected_final');
    // A decision that names no documents concerns all of them.
    expect((await player.state()).identity.steps.map(({ state }) => state)).toEqual([
      'rejected',
      'rejected',
      'rejected',
    ]);
  });

  it('a repeated approval does not extend the validity [C26] [A28]', async () => {
    const player = await applicant(platform);
    const id = await player.submit();
    await sendDecision(platform, { ...green, verification_id: id, created_at: at() });
    const until = (await player.state()).identity.expires_at;
    platform.clock.advance(minuteMs);
    await sendDecision(platform, { ...green, verification_id: id, created_at: at() });
    expect((await player.state()).identity.expires_at).toBe(until);
    expect((await told(player.id)).filter(line => line.endsWith('verified'))).toHaveLength(1);
  });

  it('accepts a decision dated up to five minutes ahead of the platform clock, and refuses one beyond that [A28]', async () => {
    const player = await applicant(platform);
    const decision: ReviewerDecision = { ...green, verification_id: await player.submit(), created_at: at(300_000) };
    expect((await sendDecision(platform, { ...decision, created_at: at(300_001) })).status).toBe(422);
    expect((await sendDecision(platform, decision)).status).toBe(200);
    expect(await statusOf(player)).toBe('verified');
  });

  it('queries the reviewer for a decision whose webhook was lost [A28] [C26]', async () => {
    const player = await applicant(platform);
    const id = await player.submit();
    await platform.db.transaction(async tx => {
      await tx.query(
        `INSERT INTO sandbox_review_decisions (event_id, verification_id, attempt, status, steps, created_at, next_at, delivered_at)
         VALUES ($1, $2, 1, 'verified', '{}', $3, $3, $3)`,
        [randomUUID(), id, platform.clock.now()],
      );
    });
    await platform.jobs.runDue();
    expect(await statusOf(player)).toBe('pending');
    platform.clock.advance(5 * minuteMs);
    await platform.jobs.runDue();
    const [row] = await platform.db.query<{ status: string }>('SELECT status FROM verifications WHERE id = $1', [id]);
    expect(row?.status).toBe('verified');
  });
});
