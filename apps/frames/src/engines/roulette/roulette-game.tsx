import { useFrame } from '../../frame/frame-context.ts';
import { LiveRoulette } from './live-roulette.tsx';
import { PrivateRoulette } from './private-roulette.tsx';

/** European roulette: a wheel of one's own, or a table shared with everyone at it. */
export function RouletteGame() {
  const { start } = useFrame();
  return start.table ? <LiveRoulette first={start.table} /> : <PrivateRoulette />;
}
