import { useState } from 'react';
import { stacks, totalOf, type Chip } from './chips.ts';

/** Most different spots one bet of the frame API may name. */
const mostSpots = 60;

/** The chips on the table: laid one by one, taken back one by one, cleared, or laid again as in the last round. */
export function useChips() {
  const [chips, setChips] = useState<readonly Chip[]>([]);
  return {
    chips,
    total: totalOf(chips),
    bySpot: stacks(chips),
    lay: (spot: string, value: bigint) =>
      setChips(laid => (stacks(laid).size >= mostSpots && !stacks(laid).has(spot) ? laid : [...laid, { spot, value }])),
    /** Takes back the last chip of all. */
    undo: () => setChips(laid => laid.slice(0, -1)),
    /** Takes back the last chip of one spot. */
    takeBack: (spot: string) =>
      setChips(laid => {
        const last = laid.findLastIndex(chip => chip.spot === spot);
        return last === -1 ? laid : laid.toSpliced(last, 1);
      }),
    clear: () => setChips([]),
    put: (laid: readonly Chip[]) => setChips(laid),
  };
}
