let openTile: Element | null = null;

function closeOpenTile(): void {
  openTile?.removeAttribute('data-open');
  openTile = null;
}

/**
 * The link that a press follows. On touch screens the first tap on a tile stands for hover (SHELL-078): where it leaves
 * a player the choice of real money, demo and heart it shows them and follows nothing (null). A guest has no such choice:
 * the tap opens the demo, and where there is none, what the tile leads to.
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
