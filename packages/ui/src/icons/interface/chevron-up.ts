import { createIcon } from '../../icon.tsx';

export const ChevronUpIcon = createIcon('M18 15l-6-6-6 6');
