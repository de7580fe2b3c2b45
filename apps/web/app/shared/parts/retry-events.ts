/** Events after which loading a script again might succeed: the connection is back, or the visitor interacts. */
export const retryEvents = ['online', 'pointerdown', 'keydown'] as const;
