import type { Lootbox } from '@liftoff/contract/lootbox-entities';
import { expect, it } from 'vitest';
import { newBox, pointsSegment, setTable } from '../testing/boxes.ts';
import { signInDemo } from '../testing/play.ts';
import { usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

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
