/**
 * Messages that a game frame and the page around it exchange through `postMessage`. Both sides check a message's
 * exact origin and source, and parse it with these functions [A37].
 */

/** Money that a game displays, in minor units. */
export interface HeldPurse {
  currency: string;
  real: string;
  bonus: string;
}

/** Messages from the frame to the page. */
export type FrameMessage =
  | { type: 'liftoff:frame'; event: 'ready' }
  /** A round has begun, or its result is on the screen. The page refreshes the session data it shows. */
  | { type: 'liftoff:frame'; event: 'round'; phase: 'opened' | 'shown'; round: string }
  /**
   * The frame is blocked. After `launch_expired` the page launches the game again; after codes such as
   * `limit_reached` it shows the site's dialog. A `reality_check` covers the game, which continues once it is
   * answered.
   */
  | { type: 'liftoff:frame'; event: 'error'; code: string }
  | { type: 'liftoff:frame'; event: 'fullscreen-request' }
  /**
   * The player's money as formatted by the game: the balance, bonus money (`null` if there is none), and one other
   * figure with its label.
   */
  | { type: 'liftoff:frame'; event: 'figures'; balance: string; bonus: string | null; label: string; value: string }
  /** The displayed money while a result is known but not on the screen yet; `null` once it is. */
  | { type: 'liftoff:frame'; event: 'purse'; purse: HeldPurse | null }
  /** Data that the frame stores under this name is corrupt or could not be saved. The game continues without it. */
  | { type: 'liftoff:frame'; event: 'storage'; name: string }
  | { type: 'liftoff:frame'; event: 'stop' };

/** Messages from the page to the frame. */
export type PageMessage =
  | { type: 'liftoff:page'; command: 'sound'; on: boolean }
  /** While a hold is on, no new round can begin, because the page shows a reality check or a break. */
  | { type: 'liftoff:page'; command: 'hold'; on: boolean }
  /** The balance changed outside the game, for example by a deposit. The frame must fetch it again. */
  | { type: 'liftoff:page'; command: 'balance' }
  /**
   * Sent on a low screen, where the page shows the game's figures in a column next to the frame and opens its sheets
   * from there.
   */
  | { type: 'liftoff:page'; command: 'column'; on: boolean }
  | { type: 'liftoff:page'; command: 'sheet'; sheet: GameSheet };

/** Information sheets that every game has. */
export type GameSheet = 'rounds' | 'info' | 'fairness';
const sheets: readonly string[] = ['rounds', 'info', 'fairness'] satisfies GameSheet[];

/** Maximum length of a figure accepted from a frame, in characters. */
const mostWords = 40;
const isWords = (text: unknown): text is string => typeof text === 'string' && text.length <= mostWords;
/** Whether a value is acceptable as the name of data that a frame stores. */
const isName = (text: unknown): text is string => typeof text === 'string' && text.length <= 100;

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^\d{1,38}$/.test(value);

function readPurse(purse: unknown): HeldPurse | null {
  const { currency, real, bonus } = fields(purse);
  return isWords(currency) && isAmount(real) && isAmount(bonus) ? { currency, real, bonus } : null;
}

const frameEvents: readonly string[] = ['ready', 'fullscreen-request', 'stop'];

const fields = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {};

/** Parses a message from a frame and drops unknown fields. Returns `null` if it is invalid. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const { type, event, phase, round, code, balance, bonus = null, label, value, name, purse } = fields(data);
  if (type !== 'liftoff:frame' || typeof event !== 'string') return null;
  if (event === 'round' && (phase === 'opened' || phase === 'shown') && typeof round === 'string')
    return { type, event, phase, round };
  if (event === 'error' && typeof code === 'string') return { type, event, code };
  if (event === 'storage' && isName(name)) return { type, event, name };
  if (event === 'figures' && isWords(balance) && (bonus === null || isWords(bonus)) && isWords(label) && isWords(value))
    return { type, event, balance, bonus, label, value };
  if (event === 'purse') return { type, event, purse: readPurse(purse) };
  if (frameEvents.includes(event)) return { type, event: event as 'ready' | 'fullscreen-request' | 'stop' };
  return null;
}

/** Parses a message from the page. Returns `null` if it is invalid. */
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
