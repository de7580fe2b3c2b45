import type { Send } from '@liftoff/contract/core/client';
import { frameCalls, type FrameCalls } from './calls.ts';

/**
 * A start that takes longer has failed: the player is told and can try again. Long before, the page around the game says
 * that it takes a while and opens as soon as it can, which a slow line or a busy platform must be left the time for.
 */
const mostStartMs = 20_000;

/** What a frame is given at its start: the token of its calls, and the game. */
export type FrameSession = Awaited<ReturnType<FrameCalls['frameStart']>>;

/** Spends a launch token on a frame session. Rejects with the refusal, or when there is no answer in twenty seconds. */
export async function startSession(token: string, send: Send): Promise<FrameSession> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), mostStartMs);
  const calls = frameCalls(send, () => null);
  const session = await calls.frameStart({ body: { launch_token: token }, signal: late.signal });
  clearTimeout(timer);
  return session;
}
