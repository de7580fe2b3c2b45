import { createIcon } from '../icon.tsx';

export const MinusIcon = createIcon('M5 12h14');
