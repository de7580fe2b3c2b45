import { createIcon } from '../icon.tsx';

export const ArrowDownToLineIcon = createIcon('M12 17V3M6 11l6 6 6-6M19 21H5');
