import type { Game } from '@liftoff/contract/lobby/lobby';
import { expect, it } from 'vitest';
import { openFrameOf, signInDemo } from '../testing/play.ts';
import { usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

const slug = 'deep-sea-salvage';
const minuteMs = 60_000;

/** When the platform says that the game was last opened for money. */
async function lastActivity(): Promise<string | null | undefined> {
  const filter = { device: 'desktop', filter: { title: slug.replaceAll('-', ' ') } };
  const { status, body } = await platform.caller().send<{ data: Game[] }>('POST', '/api/games_filter', filter);
  expect(status).toBe(200);
  return body.data.find(game => game.slug === slug)?.last_activity_at;
}

it('a game that is opened for money says so a minute later, and one that is tried for nothing does not [ENTITY-008]', async () => {
  const player = await signInDemo(platform);
  const before = await lastActivity();
  platform.clock.advance(minuteMs);
  await openFrameOf(platform, player, slug, 'demo');
  platform.clock.advance(minuteMs);
  await platform.jobs.runDue();
  expect(await lastActivity()).toBe(before);
  const opened = platform.clock.now().toISOString();
  expect(opened).not.toBe(before);
  await openFrameOf(platform, player, slug, 'real');
  platform.clock.advance(minuteMs);
  await platform.jobs.runDue();
  expect(await lastActivity()).toBe(opened);
});
