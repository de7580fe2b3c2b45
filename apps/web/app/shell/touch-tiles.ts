let openTile: Element | null = null;

function closeOpenTile(): void {
  openTile?.removeAttribute('data-open');
  openTile = null;
}

/**
 * On touch screens the first tap on a tile stands for hover (SHELL-078): it shows play and demo; the next one follows
 * the link. True when this tap was such a first one.
 */
export function opensTileFirst(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const tile = link.closest('.tile');
  const byTouch = (event as Partial<PointerEvent>).pointerType === 'touch';
  if (!tile || !byTouch || tile === openTile) return false;
  closeOpenTile();
  tile.setAttribute('data-open', '');
  openTile = tile;
  return true;
}
