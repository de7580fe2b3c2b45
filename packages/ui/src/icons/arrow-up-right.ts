import { createIcon } from '../icon.tsx';

export const ArrowUpRightIcon = createIcon('M7 7h10v10M7 17 17 7');
