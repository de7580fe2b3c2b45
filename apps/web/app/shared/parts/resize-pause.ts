/** CONST-011: milliseconds that a window keeps its size before what depends on it is measured. */
export const resizePauseMs = 150;
