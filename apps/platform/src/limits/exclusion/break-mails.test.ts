import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInDemo } from '../../testing/play.ts';
import { testPlatform, type TestCaller, type TestPlatform } from '../../testing/test-platform.ts';

const email = 'demo@liftoff.test';

let platform: TestPlatform;
let player: TestCaller;
beforeEach(async () => {
  platform = await testPlatform({ seed: 'small' });
  player = await signInDemo(platform);
});
afterEach(() => platform.close());

const mailed = async (subject: string) => {
  const mails = await platform
    .operator()
    .send<{ subject: string; text: string }[]>('GET', `/console/api/mails?to=${email}`);
  return mails.body.filter(mail => mail.subject === subject).map(({ text }) => text);
};
const begin = (type: string, period: string) =>
  player.send('POST', '/api/user_limits', {
    type,
    period,
    ...(type === 'selfexclusion' ? { password: 'Liftoff-2026!' } : {}),
  });

// The clock of the test platform starts at noon UTC on 20 November 2026.
describe('the email about a break that has begun', () => {
  it('confirms a cooling-off with its end [C11]', async () => {
    expect((await begin('coolingoff', 'week')).status).toBe(201);
    const texts = await mailed('Your break has begun');
    expect(texts).toEqual([expect.stringMatching(/Ends: .*Nov.* 27.*12:00.* UTC|Ends: .*27 Nov.*12:00.* UTC/)]);
  });

  it('confirms a self-exclusion with its end [C12]', async () => {
    expect((await begin('selfexclusion', 'month_12')).status).toBe(201);
    const texts = await mailed('Your self-exclusion has begun');
    expect(texts).toEqual([expect.stringMatching(/Ends: .*2027.* UTC/)]);
  });

  it('names no end for a permanent self-exclusion, also if an operator has begun it [C12]', async () => {
    await platform.operator().send('POST', `/console/api/players/${email}`, { blocked: 'self_excluded' });
    const texts = await mailed('Your self-exclusion has begun');
    expect(texts).toHaveLength(1);
    expect(texts[0]).not.toContain('Ends:');
  });

  it('is not sent again if a break that lasts as long is requested again', async () => {
    await begin('coolingoff', 'week');
    await begin('coolingoff', 'week');
    expect(await mailed('Your break has begun')).toHaveLength(1);
  });
});
