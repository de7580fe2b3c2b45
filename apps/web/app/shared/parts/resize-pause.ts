/**
 * Time in milliseconds without further resizing after which layout that depends on the window's size is measured
 * again [CONST-011].
 */
export const resizePauseMs = 150;
