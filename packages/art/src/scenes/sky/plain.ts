import type { Scene } from '../scene.ts';

export const plain: Scene = () => {};
