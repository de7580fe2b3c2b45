import type { TestPlatform } from './test-platform.ts';

/** Advances the clock until the named consumer has processed all facts; without a name, until nothing is left to do. */
export async function takeFacts(platform: TestPlatform, consumer?: string): Promise<void> {
  if (consumer === undefined) return await settleFacts(platform);
  await passUntil(platform, async () => (await waiting(platform, consumer)) === 0);
}

/**
 * Advances the clock until a second passes in which no fact waited and none was recorded. A consumer can leave work to
 * a job, such as a reward that is due, which runs a second later and records more facts.
 */
async function settleFacts(platform: TestPlatform): Promise<void> {
  let before: number | null = null;
  await passUntil(platform, async () => {
    const [row] = await platform.db.query<{ recorded: number }>('SELECT count(*)::int AS recorded FROM facts');
    const recorded = row?.recorded ?? 0;
    const isQuiet = recorded === before;
    before = (await waiting(platform)) === 0 ? recorded : null;
    return isQuiet && before !== null;
  });
}

async function passUntil(platform: TestPlatform, isDone: () => Promise<boolean>): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    if (await isDone()) return;
  }
  throw new Error('Facts still wait');
}

/** The number of facts that the named consumer, or any consumer if none is named, has yet to process. */
async function waiting(platform: TestPlatform, consumer?: string): Promise<number> {
  const { body } = await platform
    .operator()
    .send<{ consumers: { name: string; waiting: number }[] }>('GET', '/console/api/facts');
  const read = body.consumers.filter(({ name }) => consumer === undefined || name === consumer);
  return read.reduce((sum, one) => sum + one.waiting, 0);
}
