import { createIcon } from '../../icon.tsx';

export const ArrowDownIcon = createIcon('M12 5v14M19 12l-7 7-7-7');
