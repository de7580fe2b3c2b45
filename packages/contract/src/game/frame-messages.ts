/**
 * What a game frame and the page around it say to each other by `postMessage`.
 * Both sides check the exact origin and the source of a message, and read it through these functions [A37].
 */

/** From the frame to the page. */
export type FrameMessage =
  | { type: 'liftoff:frame'; event: 'ready' }
  /** A round began or its result is on the screen; the page refreshes what it shows about the session. */
  | { type: 'liftoff:frame'; event: 'round'; phase: 'opened' | 'shown'; round: string }
  /** The frame cannot go on: `launch_expired` asks for a new launch, `limit_reached` and the like for the site's own dialog; a
   * `reality_check` lies over the game, which goes on after it. */
  | { type: 'liftoff:frame'; event: 'error'; code: string }
  | { type: 'liftoff:frame'; event: 'fullscreen-request' }
  /** What the game shows of the player's money, in its own words: the balance, and one figure more with its name. */
  | { type: 'liftoff:frame'; event: 'figures'; balance: string; label: string; value: string }
  /** What the frame had kept under a name was broken or cannot be kept; the game goes on without it. */
  | { type: 'liftoff:frame'; event: 'storage'; name: string }
  /** The player chose "Stop here". */
  | { type: 'liftoff:frame'; event: 'stop' };

/** From the page to the frame. */
export type PageMessage =
  | { type: 'liftoff:page'; command: 'sound'; on: boolean }
  /** While held no new round can begin: a reality check or a break is open on the page. */
  | { type: 'liftoff:page'; command: 'hold'; on: boolean }
  /** The balance changed outside the game (a deposit): read it again. */
  | { type: 'liftoff:page'; command: 'balance' }
  /** On a low screen the page shows the game's figures in a column beside it and opens its sheets from there. */
  | { type: 'liftoff:page'; command: 'column'; on: boolean }
  | { type: 'liftoff:page'; command: 'sheet'; sheet: GameSheet };

/** The sheets every game has. */
export type GameSheet = 'rounds' | 'info' | 'fairness';
const sheets: readonly string[] = ['rounds', 'info', 'fairness'] satisfies GameSheet[];

/** Words of a frame are as long as a figure is; anything longer is none. */
const mostWords = 40;
const isWords = (text: unknown): text is string => typeof text === 'string' && text.length <= mostWords;
/** Of what a frame keeps. */
const isName = (text: unknown): text is string => typeof text === 'string' && text.length <= 100;

const frameEvents: readonly string[] = ['ready', 'fullscreen-request', 'stop'];

const fields = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {};

/** The message of a frame, or null when it is none; fields beyond its own are dropped. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const { type, event, phase, round, code, balance, label, value, name } = fields(data);
  if (type !== 'liftoff:frame' || typeof event !== 'string') return null;
  if (event === 'round' && (phase === 'opened' || phase === 'shown') && typeof round === 'string')
    return { type, event, phase, round };
  if (event === 'error' && typeof code === 'string') return { type, event, code };
  if (event === 'storage' && isName(name)) return { type, event, name };
  if (event === 'figures' && isWords(balance) && isWords(label) && isWords(value))
    return { type, event, balance, label, value };
  if (frameEvents.includes(event)) return { type, event: event as 'ready' | 'fullscreen-request' | 'stop' };
  return null;
}

/** The message of a page, or null when it is none. */
export function readPageMessage(data: unknown): PageMessage | null {
  const { type, command, on, sheet } = fields(data);
  if (type !== 'liftoff:page') return null;
  if ((command === 'sound' || command === 'hold' || command === 'column') && typeof on === 'boolean')
    return { type, command, on };
  if (command === 'sheet' && typeof sheet === 'string' && sheets.includes(sheet))
    return { type, command, sheet: sheet as GameSheet };
  if (command === 'balance') return { type, command };
  return null;
}
