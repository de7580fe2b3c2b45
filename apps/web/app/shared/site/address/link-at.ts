/** The link that something is part of; null for none, and for one that asks for the browser's own way. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = plainLinkAt(target);
  return link && 'document' in link.dataset ? null : link;
}

/** The same with the links that load a whole page, as long as it takes the place of this one. */
export function plainLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return !link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download') ? null : link;
}
