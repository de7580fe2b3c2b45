import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { expect, it } from 'vitest';
import { checkInvariants } from '../ledger/ledger.ts';
import { newBox, pointsSegment, setTable } from '../testing/boxes.ts';
import { signInDemo } from '../testing/play.ts';
import { usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

it('fifty activations of a box at once give one prize, once, and return the same one [PX-76] [A23]', async () => {
  const player = await signInDemo(platform);
  const segments = Array.from({ length: 10 }, (_, at) =>
    pointsSegment(`p${at}`, 1, { prize: { type: 'points', points: at + 1 } }),
  );
  await setTable(platform, segments);
  for (let round = 0; round < 4; round += 1) {
    const box = await newBox(platform, player);
    const open = (_: unknown, at: number) =>
      player.send<Lootbox>('POST', `/api/player/lootboxes/${box.id}/activation`, { client_seed: `tab ${at}` });
    const answers = await Promise.all(Array.from({ length: 50 }, open));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const [given, ...more] = await platform.db.query<{ reward: { points: number } }>(
      'SELECT reward FROM given_rewards WHERE cause = $1',
      [`lootbox:${box.id}`],
    );
    expect(more).toEqual([]);
    expect(`p${(given?.reward.points ?? 0) - 1}`).toBe(answers[0]?.body.items.find(({ prize }) => prize)?.id);
  }
  expect((await checkInvariants(platform.db)).filter(check => !check.intact)).toEqual([]);
});

it('the last prize of a stock is won by one of two players who open a box at once [PX-79]', async () => {
  await setTable(platform, [pointsSegment('rare', 1, { stock: 1, substitute: 'a' }), pointsSegment('a', 0)]);
  const players = await Promise.all(
    ['demo@liftoff.test', 'vip@liftoff.test'].map(async email => ({
      email,
      caller: await signInDemo(platform, email),
    })),
  );
  const boxes = await Promise.all(
    players.map(async ({ caller, email }) => ({ caller, box: await newBox(platform, caller, email) })),
  );
  const answers = await Promise.all(
    boxes.map(({ caller, box }) => caller.send<Lootbox>('POST', `/api/player/lootboxes/${box.id}/activation`)),
  );
  const won = answers.map(({ body }) => body.items.find(({ prize }) => prize)?.id ?? '');
  expect(won.toSorted()).toEqual(['a', 'rare']);
});
