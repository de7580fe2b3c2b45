import type { Game } from '@liftoff/contract/lobby/lobby';
import { expect, it } from 'vitest';
import { openFrameOf, signInDemo } from '../testing/play.ts';
import { usePlatform } from '../testing/test-platform.ts';

const platform = usePlatform({ seed: 'small' });

const slug = 'deep-sea-salvage';
const minuteMs = 60_000;

/** When the game was last opened for real money, as reported by the platform. */
async function lastActivity(): Promise<string | null | undefined> {
  const filter = { device: 'desktop', filter: { title: slug.replaceAll('-', ' ') } };
  const { status, body } = await platform.caller().send<{ data: Game[] }>('POST', '/api/games_filter', filter);
  expect(status).toBe(200);
  return body.data.find(game => game.slug === slug)?.last_activity_at;
}

it('opening a game for real money updates its last activity within a minute, while opening a demo does not [ENTITY-008]', async () => {
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
