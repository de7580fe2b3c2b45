let openTile: Element | null = null;

function closeOpenTile(): void {
  openTile?.removeAttribute('data-open');
  openTile = null;
}

/**
 * Returns the link to follow after a click, or `null`. On touch screens a player's first tap on a tile replaces
 * hovering: it shows the options (real money, demo, favourite) and follows no link [SHELL-078]. Guests have no such
 * options, so their tap opens the demo or, if there is none, the tile's own link.
 */
export function pressedLink(event: MouseEvent, link: HTMLAnchorElement, guest: boolean): HTMLAnchorElement | null {
  const tile = link.closest('.tile');
  const byTouch = (event as Partial<PointerEvent>).pointerType === 'touch';
  if (!tile || !byTouch || tile === openTile) return link;
  if (guest) return tile.querySelector<HTMLAnchorElement>('.tile__demo') ?? link;
  closeOpenTile();
  tile.setAttribute('data-open', '');
  openTile = tile;
  return null;
}
