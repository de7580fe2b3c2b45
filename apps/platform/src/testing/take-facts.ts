import type { TestPlatform } from './test-platform.ts';

/** Advances the clock until the named consumer, or every consumer if none is named, has processed all facts. */
export async function takeFacts(platform: TestPlatform, consumer?: string): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    platform.clock.advance(1_000);
    await platform.jobs.runDue();
    const facts = await platform
      .operator()
      .send<{ consumers: { name: string; waiting: number }[] }>('GET', '/console/api/facts');
    const asked = facts.body.consumers.filter(({ name }) => consumer === undefined || name === consumer);
    if (asked.every(({ waiting }) => waiting === 0)) return;
  }
  throw new Error('Facts still wait');
}
