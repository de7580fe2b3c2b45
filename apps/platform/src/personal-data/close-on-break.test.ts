import { beforeEach, describe, expect, it } from 'vitest';
import { rememberExcluded } from '../limits/exclusion/excluded-people.ts';
import { putLimit } from '../limits/put-limit.ts';
import { applicant, type Applicant } from '../testing/documents.ts';
import { signUpForm } from '../testing/sign-up-form.ts';
import { usePlatform } from '../testing/test-platform.ts';

const dayMs = 86_400_000;
let player: Applicant;
const platform = usePlatform({ seed: 'small' });
beforeEach(async () => {
  platform.clock.advance(60_000);
  player = await applicant(platform, { currency: 'EUR' });
});

const close = () => player.caller.send<{ closed_at: string; erased_from: string }>('POST', '/api/player/closure');
async function pass(ms: number): Promise<void> {
  platform.clock.advance(ms);
  await platform.jobs.runDue();
}
const row = async () => (await platform.db.query('SELECT * FROM players WHERE id = $1', [player.id]))[0] ?? {};
const limit = (type: 'coolingoff' | 'selfexclusion', days: number) =>
  platform.db.transaction(async tx => {
    const endsAt = new Date(platform.clock.now().getTime() + days * dayMs);
    const id = await putLimit(tx, platform.deps, player.id, { type, period: 'month', endsAt, accounts: [] });
    if (type === 'selfexclusion') await rememberExcluded(tx, player.id, id, platform.clock.now());
  });

describe('closing an account during a break', () => {
  it('a self-exclusion survives the erasure of the account, so the same person cannot register until it ends [C40] [C13]', async () => {
    await platform.db.query(
      `UPDATE players SET first_name = 'Zora', last_name = 'Vale', postal_code = 'M5V 2T6', date_of_birth = '1984-02-29' WHERE id = $1`,
      [player.id],
    );
    // Sets only the exclusion and leaves the session open.
    await limit('selfexclusion', 180);
    expect((await close()).status).toBe(200);
    await pass(dayMs + 60_000);
    expect((await row()).first_name).toBeNull();
    const user = { ...signUpForm, email: player.email };
    const again = () => platform.caller().send<{ refusal?: string }>('POST', '/api/users', { user });
    expect((await again()).body.refusal).toBe('self_excluded');
    await pass(179 * dayMs);
    await pass(3_600_000);
    expect((await again()).status).toBe(201);
    expect(await platform.db.query('SELECT FROM excluded_people WHERE player_id = $1', [player.id])).toEqual([]);
  });

  it('a cooling-off delays the erasure of the account, so the email address stays taken until it is over [C40] [C11]', async () => {
    await limit('coolingoff', 30);
    const { body } = await close();
    expect(Date.parse(body.erased_from)).toBe(Date.parse(body.closed_at) + 30 * dayMs);
    await pass(29 * dayMs);
    const user = { ...signUpForm, email: player.email };
    const again = () => platform.caller().send<{ refusal?: string }>('POST', '/api/users', { user });
    expect((await again()).body.refusal).toBe('email_taken');
    await pass(dayMs + 60_000);
    expect((await again()).status).toBe(201);
  });
});
