import { createIcon } from '../icon.tsx';

export const ChevronRightIcon = createIcon('M9 18l6-6-6-6');
