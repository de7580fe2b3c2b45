import type { Send } from '@liftoff/contract/core/client';
import { frameCalls, type FrameCalls } from './calls.ts';

/**
 * Time in milliseconds after which a launch has failed and the player can retry. The limit is long, because slow
 * connections and a busy platform need time. The page around the game says much earlier that opening is taking a
 * while.
 */
const mostStartMs = 20_000;

/** The result of a launch: the token for the frame's calls, and the game. */
export type FrameSession = Awaited<ReturnType<FrameCalls['frameStart']>>;

/**
 * Exchanges a launch token for a frame session. Rejects if the launch is refused, or if there is no response within
 * twenty seconds.
 */
export async function startSession(token: string, send: Send): Promise<FrameSession> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), mostStartMs);
  const calls = frameCalls(send, () => null);
  const session = await calls.frameStart({ body: { launch_token: token }, signal: late.signal });
  clearTimeout(timer);
  return session;
}
