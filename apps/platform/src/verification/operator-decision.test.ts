import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { playerById } from '../account/player-row.ts';
import { applicant, sendDecision, type Applicant, type ReviewerDecision } from '../testing/documents.ts';
import { usePlatform } from '../testing/test-platform.ts';
import { isVerified } from './verification-gate.ts';
import { insertVerified } from './verification-row.ts';

/* Tests the operator's own decisions about a verification, and what happens to a verification over time. */
const platform = usePlatform({ seed: 'none' });

const minuteMs = 60_000;
const dayMs = 86_400_000;
const at = (ms = 0) => new Date(platform.clock.now().getTime() + ms).toISOString();
const decide = (id: string, body: object) =>
  platform.operator().send<{ id: string; status: string }>('POST', `/console/api/verifications/${id}`, body);
const mailsTo = async (email: string) =>
  (await platform.operator().send<{ subject: string }[]>('GET', `/console/api/mails?to=${email}`)).body.map(
    ({ subject }) => subject,
  );
const profileOf = async ({ caller }: Applicant) =>
  (await caller.send<{ verified: boolean }>('GET', '/api/player')).body;
const statusOf = async (player: Applicant) => (await player.state()).identity.status;
const storedStatus = async (id: string) =>
  (await platform.db.query<{ status: string }>('SELECT status FROM verifications WHERE id = $1', [id]))[0]?.status;
/** The reviewer decides on the first attempt, but its webhook is lost. */
const giveLost = (id: string, answer: 'verified' | 'rejected_final') =>
  platform.db.query(
    `INSERT INTO sandbox_review_decisions (event_id, verification_id, attempt, status, steps, created_at, next_at, delivered_at)
     VALUES ($1, $2, 1, $3, '{}', $4, $4, $4)`,
    [randomUUID(), id, answer, platform.clock.now()],
  );
const told = async (id: number) =>
  (
    await platform.db.query<{ data: { kind: string; status: string } }>(
      `SELECT data FROM (SELECT 0 AS list, position AS place, data, channel FROM events
         UNION ALL SELECT 1, id, data, channel FROM outbox) AS sent WHERE channel = $1 ORDER BY list, place`,
      [`verification_changes#${id}`],
    )
  ).map(({ data }) => `${data.kind} ${data.status}`);

describe("the operator's own decision", () => {
  const say = (player: Applicant, verified: boolean) =>
    platform.operator().send('POST', `/console/api/players/${player.email}`, { verified });

  it('the operator can verify a player who has sent no documents, and can revoke it; repeating either changes nothing [C26] [C36]', async () => {
    const player = await applicant(platform);
    for (const verified of [false, true, true]) expect((await say(player, verified)).status).toBe(200);
    expect((await player.state()).identity).toMatchObject({
      status: 'verified',
      steps: [{ state: 'accepted' }, { state: 'accepted' }, { state: 'accepted' }],
    });
    expect((await profileOf(player)).verified).toBe(true);
    for (const verified of [false, false]) expect((await say(player, verified)).status).toBe(200);
    expect(await statusOf(player)).toBe('rejected_retry');
    expect(await told(player.id)).toEqual(['identity verified', 'identity rejected_retry']);
    expect((await say(player, true)).status).toBe(200);
    expect(await statusOf(player)).toBe('verified');
  });

  it("the operator's rejection does not end a review in progress, and the operator's approval renews an expired verification [C26]", async () => {
    const player = await applicant(platform);
    await player.submit();
    await say(player, false);
    expect(await statusOf(player)).toBe('pending');
    await say(player, true);
    expect(await statusOf(player)).toBe('verified');
    platform.clock.advance(730 * dayMs);
    await platform.jobs.runDue();
    await platform.db.query('UPDATE sessions SET seen_at = $1, started_at = $1', [platform.clock.now()]);
    expect(await statusOf(player)).toBe('expired');
    await say(player, true);
    expect(await statusOf(player)).toBe('verified');
  });

  it('a verification made by the operator accepts no reviewer decision [A28]', async () => {
    const player = await applicant(platform);
    await say(player, true);
    const id = (await player.state()).identity.id ?? '';
    const decision: ReviewerDecision = {
      answer: 'RED',
      reject_type: 'FINAL',
      verification_id: id,
      created_at: at(60_000),
    };
    expect((await sendDecision(platform, decision)).status).toBe(404);
    expect(await statusOf(player)).toBe('verified');
  });

  it("the operator's decision overrides a reviewer's decision that is dated a few minutes ahead [A28]", async () => {
    const player = await applicant(platform);
    const id = await player.submit();
    await sendDecision(platform, { answer: 'RED', reject_type: 'FINAL', verification_id: id, created_at: at(300_000) });
    await say(player, true);
    expect(await statusOf(player)).toBe('verified');
  });

  it("after the operator's approval, a RED decision with a lost webhook blocks if it was made later, but not if made earlier [A28] [B19]", async () => {
    const [later, earlier] = [await applicant(platform), await applicant(platform)];
    const [blocked, cleared] = [await later.submit(), await earlier.submit()];
    await giveLost(cleared, 'rejected_final');
    platform.clock.advance(1_000);
    for (const player of [later, earlier]) expect((await say(player, true)).status).toBe(200);
    platform.clock.advance(1_000);
    await giveLost(blocked, 'rejected_final');
    platform.clock.advance(5 * minuteMs);
    await platform.jobs.runDue();
    expect([await storedStatus(blocked), await storedStatus(cleared)]).toEqual(['rejected_final', 'verified']);
  });
});

describe("a reviewer's decision", () => {
  it('querying a reviewer who has not decided changes nothing, and an approval of a replaced attempt does not count [A28]', async () => {
    const player = await applicant(platform);
    const id = await player.submit();
    const failed = vi.spyOn(platform.deps.log, 'error');
    platform.clock.advance(6 * minuteMs);
    await platform.jobs.runDue();
    expect([await storedStatus(id), failed.mock.calls]).toEqual(['pending', []]);
    await platform.db.query('UPDATE verifications SET attempt = 2 WHERE id = $1', [id]);
    await giveLost(id, 'verified');
    platform.clock.advance(60 * minuteMs);
    await platform.jobs.runDue();
    expect(await storedStatus(id)).toBe('pending');
    failed.mockRestore();
  });
});

describe('whether an identity is verified at a given time', () => {
  const isNow = async ({ id }: Applicant) => {
    const player = await playerById(platform.db, id);
    return player !== null && (await isVerified(platform.db, player, platform.clock.now()));
  };

  it('the stored row and the clock decide whether an identity is verified, even if the expiry job has not run [C26]', async () => {
    const player = await applicant(platform);
    expect(await isNow(player)).toBe(false);
    const id = await player.submit();
    expect(await isNow(player)).toBe(false);
    await decide(id, { status: 'verified' });
    expect(await isNow(player)).toBe(true);
    const from = platform.clock.now().getTime();
    platform.clock.moveTo(new Date(from + 730 * dayMs - 1));
    expect(await isNow(player)).toBe(true);
    platform.clock.moveTo(new Date(from + 730 * dayMs));
    expect(await isNow(player)).toBe(false);
  });

  it('an identity counts as verified only if both the profile and the verification row say so', async () => {
    const player = await applicant(platform);
    await decide(await player.submit(), { status: 'verified' });
    await platform.db.query('UPDATE players SET verified = false WHERE id = $1', [player.id]);
    expect(await isNow(player)).toBe(false);
  });

  it('an identity that was verified before the player joined stays verified for two years from that date', async () => {
    const player = await applicant(platform);
    const decided = new Date(platform.clock.now().getTime() - 729 * dayMs);
    await platform.db.transaction(tx => insertVerified(tx, platform.deps, player.id, decided));
    expect(await isNow(player)).toBe(true);
    expect((await player.state()).identity).toMatchObject({
      status: 'verified',
      decided_at: decided.toISOString(),
      expires_at: new Date(decided.getTime() + 730 * dayMs).toISOString(),
    });
    expect((await profileOf(player)).verified).toBe(true);
  });
});

describe('the validity of a verification', () => {
  it('a verification expires after two years: deposits are capped immediately, and the player is notified and must send all documents again [C26]', async () => {
    const player = await applicant(platform);
    const id = await player.submit();
    await decide(id, { status: 'verified' });
    const until = Date.parse((await player.state()).identity.expires_at ?? '');
    expect(until - platform.clock.now().getTime()).toBe(730 * dayMs);
    platform.clock.advance(730 * dayMs);
    // The expiry job has not run yet, but the cap already applies by the clock.
    await platform.db.query('UPDATE sessions SET seen_at = $1, started_at = $1', [platform.clock.now()]);
    expect((await player.state()).deposits).not.toBeNull();
    await platform.jobs.runDue();
    await platform.db.query('UPDATE sessions SET seen_at = $1, started_at = $1', [platform.clock.now()]);
    expect((await player.state()).identity).toMatchObject({
      status: 'expired',
      due_at: null,
      steps: [{ state: 'missing' }, { state: 'missing' }, { state: 'missing' }],
    });
    expect((await profileOf(player)).verified).toBe(false);
    expect(await mailsTo(player.email)).toContain('Your verification has expired');
    await player.submit();
    await sendDecision(platform, { answer: 'GREEN', verification_id: id, created_at: at(), attempt: 1 });
    expect(await statusOf(player)).toBe('pending');
    await sendDecision(platform, { answer: 'GREEN', verification_id: id, created_at: at(), attempt: 2 });
    expect(await statusOf(player)).toBe('verified');
  });
});
