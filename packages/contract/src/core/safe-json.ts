/** Thresholds of a JSON body [A42]. */
const depthMax = 20;
const keysMax = 1_000;
/** Keys that could reach an object's prototype [A41]. */
const poisoned = new Set(['__proto__', 'constructor', 'prototype']);

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/**
 * Parses JSON as `JSON.parse` does, and refuses what a body has no honest use for: a key twice in one object, a key
 * that could reach a prototype, more than 1,000 keys, more than 20 levels. Answers undefined for any of it. Its cost
 * grows with the length of the text and no faster: no regular expression reads what a stranger wrote.
 */
export function parseSafely(text: string): unknown {
  // Looked at before parsing: a deep text could exhaust the parser's stack.
  if (!isModest(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One walk over the text. What is no JSON may pass here, since the parser refuses it. */
function isModest(text: string): boolean {
  /** The keys of each open object; null for an open array. */
  const open: (Set<string> | null)[] = [];
  let keys = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = endOfString(text, at);
      if (end === -1) return false;
      if (text.charCodeAt(skipSpace(text, end + 1)) === colon) {
        keys += 1;
        if (keys > keysMax || !isNewKey(text.slice(at, end + 1), open.at(-1))) return false;
      }
      at = end;
    } else if (isOpening(code)) {
      if (open.push(code === 0x7b ? new Set() : null) > depthMax) return false;
    } else if (isClosing(code)) {
      open.pop();
    }
  }
  return true;
}

/** `{` and `[`. */
const isOpening = (code: number): boolean => code === 0x7b || code === 0x5b;
/** `}` and `]`. */
const isClosing = (code: number): boolean => code === 0x7d || code === 0x5d;

/** Where the string that begins at `at` ends; -1 when it never does. */
function endOfString(text: string, at: number): number {
  for (let next = at + 1; next < text.length; next += 1) {
    const code = text.charCodeAt(next);
    if (code === quote) return next;
    if (code === backslash) next += 1;
  }
  return -1;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at += 1;
  }
}

/** Whether a quoted key, escapes read, is one its object has not had and that reaches no prototype. */
function isNewKey(quoted: string, keys: Set<string> | null | undefined): boolean {
  const key = unquoted(quoted);
  if (key === null || poisoned.has(key) || keys === null || keys === undefined || keys.has(key)) return false;
  keys.add(key);
  return true;
}

function unquoted(quoted: string): string | null {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return null;
  }
}
