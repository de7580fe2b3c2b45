/** The position of a spot on the screen: the centre of its button. */
export interface Place {
  id: string;
  x: number;
  y: number;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The spot that an arrow key moves to: the nearest one that is further ahead than to the side. This depends on screen
 * positions, so it works both for the wide table and for the rotated one on a phone.
 */
export function nextSpot(places: readonly Place[], from: string, key: string): string | null {
  const direction = directions[key];
  const here = places.find(place => place.id === from);
  if (!direction || !here) return null;
  const [dx, dy] = direction;
  let best: { id: string; cost: number } | null = null;
  for (const { id, x, y } of places) {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (id === from || ahead < 2 || aside > ahead * 1.5) continue;
    const cost = ahead + aside * 2;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}
