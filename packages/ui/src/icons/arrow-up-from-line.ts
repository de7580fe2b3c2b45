import { createIcon } from '../icon.tsx';

export const ArrowUpFromLineIcon = createIcon('M18 9l-6-6-6 6M12 3v14M5 21h14');
