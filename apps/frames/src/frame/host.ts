import { readPageMessage, type FrameMessage, type PageMessage } from '@liftoff/contract/game/frame-messages';

/** The page around the frame. */
export interface Host {
  post(message: FrameMessage): void;
  /** Listens to the page; gives the function that stops it. */
  listen(listener: (message: PageMessage) => void): () => void;
}

/**
 * The origin messages go to: the one in the launch address, and only when it stands, whole and exact, in the list
 * the platform wrote into the page. A suffix, a prefix or a wildcard is not in the list [A37].
 */
export function parentOrigin(asked: string | null, allowed: string): string | null {
  const list = allowed.split(' ').filter(Boolean);
  return asked !== null && list.includes(asked) ? asked : null;
}

/** Speaks with the parent window at its exact origin; without one it is nothing is posted and nothing comes. */
export function host(origin: string | null, frame: Window = window): Host {
  if (origin === null || frame.parent === frame) return { post: () => {}, listen: () => () => {} };
  return {
    post: message => frame.parent.postMessage(message, origin),
    listen(listener) {
      const onMessage = (event: MessageEvent) => {
        if (event.origin !== origin || event.source !== frame.parent) return;
        const message = readPageMessage(event.data);
        if (message) listener(message);
      };
      frame.addEventListener('message', onMessage);
      return () => frame.removeEventListener('message', onMessage);
    },
  };
}
