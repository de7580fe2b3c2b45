/**
 * What a game frame and the page around it say to each other by `postMessage`.
 * Both sides check the exact origin and the source of a message, and read it through these functions [A37].
 */

/** From the frame to the page. */
export type FrameMessage =
  | { type: 'liftoff:frame'; event: 'ready' }
  /** A round began or its result is on the screen; the page refreshes what it shows about the session. */
  | { type: 'liftoff:frame'; event: 'round'; phase: 'opened' | 'shown'; round: string }
  /** The frame cannot go on: `launch_expired` asks for a new launch, `limit_reached` and the like for the site's own dialog. */
  | { type: 'liftoff:frame'; event: 'error'; code: string }
  | { type: 'liftoff:frame'; event: 'fullscreen-request' }
  /** The player chose "Stop here". */
  | { type: 'liftoff:frame'; event: 'stop' };

/** From the page to the frame. */
export type PageMessage =
  | { type: 'liftoff:page'; command: 'sound'; on: boolean }
  /** While held no new round can begin: a reality check or a break is open on the page. */
  | { type: 'liftoff:page'; command: 'hold'; on: boolean }
  /** The balance changed outside the game (a deposit): read it again. */
  | { type: 'liftoff:page'; command: 'balance' };

const frameEvents: readonly string[] = ['ready', 'fullscreen-request', 'stop'];

const fields = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {};

/** The message of a frame, or null when it is none; fields beyond its own are dropped. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const { type, event, phase, round, code } = fields(data);
  if (type !== 'liftoff:frame' || typeof event !== 'string') return null;
  if (event === 'round' && (phase === 'opened' || phase === 'shown') && typeof round === 'string')
    return { type, event, phase, round };
  if (event === 'error' && typeof code === 'string') return { type, event, code };
  if (frameEvents.includes(event)) return { type, event: event as 'ready' | 'fullscreen-request' | 'stop' };
  return null;
}

/** The message of a page, or null when it is none. */
export function readPageMessage(data: unknown): PageMessage | null {
  const { type, command, on } = fields(data);
  if (type !== 'liftoff:page') return null;
  if ((command === 'sound' || command === 'hold') && typeof on === 'boolean') return { type, command, on };
  if (command === 'balance') return { type, command };
  return null;
}
