import type { Notice } from '@liftoff/contract/content/content-entities';

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';

/** Validates a notification from a channel or the database; `null` if it is malformed. Unknown fields are ignored. */
export function readNotice(value: unknown): Notice | null {
  const { id, type, text, content, tournament_identifier: slug } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof type !== 'string' || typeof text !== 'string') return null;
  if (typeof content !== 'object' || content === null) return null;
  const { icon, title, button } = content as Record<string, unknown>;
  if (!isText(icon) || !isText(title) || !isText(slug)) return null;
  if (button === undefined) return value as Notice;
  const { title: words, name: route, path } = (button ?? {}) as Record<string, unknown>;
  return typeof words === 'string' && isText(route) && isText(path) ? (value as Notice) : null;
}
