/** Converts uncompiled messages ("a.b": text) to the tree that the frame reads. */
export function unfolded(flat: Readonly<Record<string, string>>): Record<string, never> {
  const texts: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(flat)) {
    const parts = key.split('.');
    const last = parts.pop() ?? '';
    let place = texts;
    for (const part of parts) place = (place[part] ??= {}) as Record<string, unknown>;
    place[last] = text;
  }
  return texts as Record<string, never>;
}
