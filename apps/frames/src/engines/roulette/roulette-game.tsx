import { useFrame } from '../../frame/frame-context.ts';
import { LiveRoulette } from './live-roulette.tsx';
import { PrivateRoulette } from './private-roulette.tsx';

/** European roulette, on a private wheel or at a shared live table. */
export function RouletteGame() {
  const { start } = useFrame();
  return start.table ? <LiveRoulette first={start.table} /> : <PrivateRoulette />;
}
