import { createIcon } from '../icon.tsx';

export const CheckIcon = createIcon('M20 6 9 17l-5-5');
