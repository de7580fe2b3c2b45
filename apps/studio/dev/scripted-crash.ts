import type { Script } from './scripted-house.ts';
export const scriptedCrash = (): Script => ({ start: {}, bet: () => ({}) });
