import type { QuestSize } from '@liftoff/rules/quest/identifier';

/** A planet behind the path: its centre in percent of the map, its diameter in pixels, and its colour. */
export interface Planet {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** The planets on the map of each size. */
export const planets: Readonly<Record<QuestSize, readonly Planet[]>> = {
  xs: [
    { x: 8, y: 82, size: 180, colour: '#6f4fd0' },
    { x: 51, y: 17, size: 76, colour: '#d0629a' },
    { x: 91, y: 26, size: 160, colour: '#3f8fb8' },
    { x: 75, y: 82, size: 56, colour: '#3fa898' },
  ],
  s: [
    { x: 4, y: 90, size: 170, colour: '#3fa898' },
    { x: 44, y: 12, size: 64, colour: '#d9a05c' },
    { x: 66, y: 88, size: 90, colour: '#3f6fd0' },
    { x: 94, y: 20, size: 150, colour: '#c8653f' },
  ],
  m: [
    { x: 6, y: 91, size: 200, colour: '#3f6fd0' },
    { x: 39, y: 14, size: 74, colour: '#c86a8a' },
    { x: 68, y: 84, size: 104, colour: '#3fa898' },
    { x: 92, y: 14, size: 154, colour: '#c8653f' },
    { x: 27, y: 60, size: 36, colour: '#9fb0e8' },
    { x: 80, y: 47, size: 34, colour: '#8a74f6' },
  ],
  'robot-s': [
    { x: 95, y: 88, size: 170, colour: '#5f7f8a' },
    { x: 52, y: 12, size: 60, colour: '#5cc0d8' },
    { x: 8, y: 20, size: 140, colour: '#8a6f4f' },
  ],
  'robot-m': [
    { x: 94, y: 90, size: 190, colour: '#4f6f7a' },
    { x: 60, y: 13, size: 70, colour: '#5cc0d8' },
    { x: 32, y: 85, size: 96, colour: '#8a6f4f' },
    { x: 8, y: 15, size: 150, colour: '#7a8a94' },
  ],
};

/** The colours of the map of each size; `null` for the default blue. */
export const looks: Readonly<Record<QuestSize, 'violet' | 'teal' | 'iron' | 'bronze' | null>> = {
  xs: 'violet',
  s: 'teal',
  m: null,
  'robot-s': 'iron',
  'robot-m': 'bronze',
};
