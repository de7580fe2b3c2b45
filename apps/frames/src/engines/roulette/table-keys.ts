/** Where a spot lies on the screen, by the middle of its button. */
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
 * The spot an arrow key leads to: the nearest one that lies more ahead than aside. Because it goes by places on the
 * screen, the same keys work on the wide table and on the turned one of a phone.
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
