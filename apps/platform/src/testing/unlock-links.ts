import type { TestPlatform } from './test-platform.ts';

/** Sends the unlock emails that are due. Returns the tokens of all links sent to an address, newest first. */
export async function unlockLinks(platform: TestPlatform, email: string, afterMs = 6_000): Promise<string[]> {
  platform.clock.advance(afterMs);
  await platform.jobs.runDue();
  const to = encodeURIComponent(email);
  const mails = await platform.operator().send<{ text: string }[]>('GET', `/console/api/mails?to=${to}`);
  return mails.body.flatMap(({ text }) => /\/sign-in\?unlock_token=([\w-]{43})/.exec(text)?.[1] ?? []);
}
