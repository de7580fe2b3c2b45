/** The link that contains the target. `null` if there is no link, or if the browser must follow the link itself. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = plainLinkAt(target);
  return link && 'document' in link.dataset ? null : link;
}

/** Like `linkAt`, but includes links that load a whole page, provided that they replace the current one. */
export function plainLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return !link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download') ? null : link;
}
