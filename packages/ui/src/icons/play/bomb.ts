import { createIcon } from '../../icon.tsx';

export const BombIcon = createIcon(
  'M2 13a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M14.35 4.65 16.3 2.7a2.41 2.41 0 0 1 3.4 0l1.6 1.6a2.4 2.4 0 0 1 0 3.4l-1.95 1.95M22 2l-1.5 1.5',
);
