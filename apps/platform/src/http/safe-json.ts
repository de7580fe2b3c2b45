/** Thresholds of a JSON body [A42]. */
const depthMax = 20;
const keysMax = 1_000;
/** Keys that could reach an object's prototype [A41]. */
const poisoned = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON as `JSON.parse` does, and refuses what a body has no honest use for: a key twice in one object, a key
 * that could reach a prototype, more than 1,000 keys, more than 20 levels. Answers undefined for any of it.
 */
export function parseSafely(text: string): unknown {
  if (!isShallow(text)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  return hasCleanKeys(text) ? parsed : undefined;
}

/** Looked at before parsing: a deep text could exhaust the parser's stack. */
function isShallow(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/gs)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > depthMax) return false;
  }
  return true;
}

/** Walks the tokens of a text that is known to be JSON; a string followed by a colon is a key of the innermost object. */
function hasCleanKeys(text: string): boolean {
  const objects: Set<string>[] = [];
  let count = 0;
  for (const [token, quoted] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/gs)) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (quoted !== undefined) {
      const key = String(JSON.parse(quoted));
      const keys = objects.at(-1);
      count += 1;
      if (keys === undefined || keys.has(key) || poisoned.has(key) || count > keysMax) return false;
      keys.add(key);
    }
  }
  return true;
}
