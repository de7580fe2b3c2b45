import type { QuestSize } from './identifier.ts';

/** A point on the map, in percent of its width and height from the top left. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

type Pair = readonly [x: number, y: number];
const points = (pairs: readonly Pair[]): readonly MapPoint[] => pairs.map(([x, y]) => ({ x, y }));
/** The same path on the other side of the map. */
const mirrored = (path: readonly MapPoint[]): readonly MapPoint[] => path.map(({ x, y }) => ({ x: 100 - x, y }));

/** A path from the bottom to the top in rows of alternating direction, with the last level alone at the top. */
function rows(levels: number, perRow: number): readonly MapPoint[] {
  const count = Math.ceil((levels - 1) / perRow);
  const height = 86 / count;
  const below = Array.from({ length: levels - 1 }, (_, index): MapPoint => {
    const [row, column] = [Math.floor(index / perRow), index % perRow];
    const x = 14 + (column * 72) / (perRow - 1);
    // Levels of a row rise slightly, so that the path never runs back on one line.
    return { x: row % 2 === 0 ? x : 100 - x, y: 95 - row * height - column * (height / 14) };
  });
  return [...below, { x: 50, y: 5 }];
}

const wideM = points([
  [6, 84],
  [13, 72],
  [8, 58],
  [14, 45],
  [22, 54],
  [27, 68],
  [35, 78],
  [43, 70],
  [40, 56],
  [33, 44],
  [36, 30],
  [44, 22],
  [52, 30],
  [55, 44],
  [53, 58],
  [58, 72],
  [67, 76],
  [75, 68],
  [72, 54],
  [68, 42],
  [71, 28],
  [79, 22],
  [85, 34],
  [88, 50],
  [92, 22],
]);
const wideS = points([
  [7, 82],
  [14, 66],
  [22, 52],
  [31, 62],
  [37, 78],
  [47, 80],
  [54, 66],
  [50, 50],
  [43, 36],
  [51, 22],
  [61, 30],
  [68, 46],
  [76, 60],
  [84, 46],
  [91, 24],
]);
const wideXs = points([
  [10, 68],
  [26, 44],
  [43, 60],
  [59, 36],
  [76, 56],
  [91, 28],
]);
const tallXs = points([
  [18, 88],
  [74, 76],
  [26, 60],
  [72, 44],
  [28, 27],
  [66, 10],
]);
const tallM = rows(25, 4);
const tallS = rows(15, 3);

/** Where the levels of each size are on a wide map and on the tall map of a phone, in order [PQUEST-002]. */
export const levelPoints: Readonly<
  Record<QuestSize, { readonly wide: readonly MapPoint[]; readonly tall: readonly MapPoint[] }>
> = {
  xs: { wide: wideXs, tall: tallXs },
  s: { wide: wideS, tall: tallS },
  m: { wide: wideM, tall: tallM },
  'robot-s': { wide: mirrored(wideS), tall: mirrored(tallS) },
  'robot-m': { wide: mirrored(wideM), tall: mirrored(tallM) },
};
