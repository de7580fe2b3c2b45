import type { VipManager } from '@liftoff/contract/vip-entities';
import { statusLadder } from '@liftoff/rules/vip/status-ladder';
import { describe, expect, it } from 'vitest';
import { signInDemo } from '../testing/play.ts';
import { usePlatform, type TestCaller } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

const gold = 259;
const ask = (caller: TestCaller, body: object) => caller.send<VipManager[]>('POST', '/api/fe/config/managers', body);

describe('the manager of a VIP player', () => {
  it("a VIP player's manager is chosen by the groups of the session, and has every contact detail [CALL-012] [ENTITY-022] [PENTITY-012]", async () => {
    const answer = await ask(await signInDemo(platform, 'vip@liftoff.test'), { userGroups: [gold] });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(1);
    expect(Object.keys(answer.body[0] ?? {}).toSorted()).toEqual([
      'avatar',
      'email',
      'managerName',
      'telegramLink',
      'time',
      'whatsAppLink',
    ]);
    expect(answer.body[0]).toMatchObject({ managerName: 'Ines Okafor', email: 'ines@liftoff.example' });
  });

  it('every VIP status has a manager, and lower statuses have none [CALL-012] [ROLE-030]', async () => {
    const vip = await signInDemo(platform, 'vip@liftoff.test');
    const found: Record<string, number> = {};
    for (const { name, groups } of statusLadder)
      for (const group of groups) {
        await platform.operator().send('POST', '/console/api/players/vip@liftoff.test', { groups: [group] });
        found[`${name} ${group}`] = (await ask(vip, {})).body.length;
      }
    await platform.operator().send('POST', '/console/api/players/vip@liftoff.test', { groups: [gold] });
    expect(found).toEqual({
      'Rising star 1117': 0,
      'Star 256': 0,
      'Bronze 257': 1,
      'Bronze 793': 1,
      'Silver 258': 1,
      'Gold 259': 1,
      'Platinum 255': 1,
      'Diamond 759': 1,
    });
  });

  it('shows no manager to a guest, or to a player who only claims to be VIP [CALL-012] [D4] [A21]', async () => {
    expect((await ask(await signInDemo(platform), { userGroups: [gold, '259', '255'] })).body).toEqual([]);
    expect((await ask(platform.caller(), { userGroups: [gold] })).status).toBe(401);
  });

  it('a VIP player gets the same manager even if the request names no group [D4]', async () => {
    const vip = await signInDemo(platform, 'vip@liftoff.test');
    expect((await ask(vip, { userGroups: [] })).body).toHaveLength(1);
    expect((await ask(vip, {})).body).toHaveLength(1);
  });

  it("a VIP player's manager has an avatar that the platform serves", async () => {
    const [manager] = (await ask(await signInDemo(platform, 'vip@liftoff.test'), {})).body;
    expect((await platform.caller().send('GET', manager?.avatar ?? '')).status).toBe(200);
  });
});
