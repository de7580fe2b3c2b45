/** Limits for a JSON body [A42]. */
const depthMax = 20;
const keysMax = 1_000;
/** Keys that could modify an object's prototype [A41]. */
const poisoned = new Set(['__proto__', 'constructor', 'prototype']);

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/**
 * Parses JSON like `JSON.parse`, but returns `undefined` for content that a legitimate body never has: a duplicate
 * key, a key that could reach a prototype, more than 1,000 keys or more than 20 levels. Runs in linear time, because
 * no regular expression is applied to untrusted text.
 */
export function parseSafely(text: string): unknown {
  // Checked before parsing, because a deeply nested text could exhaust the parser's stack.
  if (!isModest(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks nesting and keys in one pass over the text. Invalid JSON can pass this check, because the parser rejects it
 * later.
 */
function isModest(text: string): boolean {
  /** The keys of each open object, or `null` for an open array. */
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

/** Whether a character code is `{` or `[`. */
const isOpening = (code: number): boolean => code === 0x7b || code === 0x5b;
/** Whether a character code is `}` or `]`. */
const isClosing = (code: number): boolean => code === 0x7d || code === 0x5d;

/** Index at which the string that begins at `at` ends, or -1 if it is unterminated. */
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

/** Whether a quoted key, after unescaping, is new within its object and cannot reach a prototype. */
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
