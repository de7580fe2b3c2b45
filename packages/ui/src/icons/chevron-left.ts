import { createIcon } from '../icon.tsx';

export const ChevronLeftIcon = createIcon('M15 18l-6-6 6-6');
