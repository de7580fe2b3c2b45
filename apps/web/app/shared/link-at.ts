/** The link that something is part of; null for none, and for one that asks for the browser's own way. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  return 'document' in link.dataset ? null : link;
}
