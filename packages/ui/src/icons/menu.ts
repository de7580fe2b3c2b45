import { createIcon } from '../icon.tsx';

export const MenuIcon = createIcon('M4 5h16M4 12h16M4 19h16');
