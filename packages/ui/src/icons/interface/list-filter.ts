import { createIcon } from '../../icon.tsx';

export const ListFilterIcon = createIcon('M2 5h20M6 12h12M9 19h6');
