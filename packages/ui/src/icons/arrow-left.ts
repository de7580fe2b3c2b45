import { createIcon } from '../icon.tsx';

export const ArrowLeftIcon = createIcon('M12 19l-7-7 7-7M19 12H5');
