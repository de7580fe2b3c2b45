import { useState } from 'react';
import { stacks, totalOf, type Chip } from './chips.ts';

/** Maximum number of spots in one bet, as set by the frame API. */
const mostSpots = 60;

/**
 * The chips on the table, with functions to place and remove single chips, clear all, or repeat those of the last
 * round.
 */
export function useChips() {
  const [chips, setChips] = useState<readonly Chip[]>([]);
  return {
    chips,
    total: totalOf(chips),
    bySpot: stacks(chips),
    lay: (spot: string, value: bigint) =>
      setChips(laid => (stacks(laid).size >= mostSpots && !stacks(laid).has(spot) ? laid : [...laid, { spot, value }])),
    /** Removes the chip placed last. */
    undo: () => setChips(laid => laid.slice(0, -1)),
    /** Removes the last chip on a spot. */
    takeBack: (spot: string) =>
      setChips(laid => {
        const last = laid.findLastIndex(chip => chip.spot === spot);
        return last === -1 ? laid : laid.toSpliced(last, 1);
      }),
    clear: () => setChips([]),
    put: (laid: readonly Chip[]) => setChips(laid),
  };
}
