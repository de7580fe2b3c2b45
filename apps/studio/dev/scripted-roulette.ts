import type { Script } from './scripted-house.ts';
export const scriptedRoulette = (): Script => ({ start: {}, bet: () => ({}) });
