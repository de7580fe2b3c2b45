import { createIcon } from '../icon.tsx';

export const ChevronDownIcon = createIcon('M6 9l6 6 6-6');
