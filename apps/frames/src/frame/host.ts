import { readPageMessage, type FrameMessage, type PageMessage } from '@liftoff/contract/game/frame-messages';

/** The page around the frame. */
export interface Host {
  post(message: FrameMessage): void;
  /** Listens to messages from the page; returns a function that stops listening. */
  listen(listener: (message: PageMessage) => void): () => void;
}

/**
 * The origin that messages are sent to. It comes from the launch address, and is accepted only if it exactly matches
 * an origin in the list that the platform wrote into the page. Suffixes, prefixes and wildcards do not match [A37].
 */
export function parentOrigin(asked: string | null, allowed: string): string | null {
  const list = allowed.split(' ').filter(Boolean);
  return asked !== null && list.includes(asked) ? asked : null;
}

/**
 * Exchanges messages with the parent window at its exact origin. Without an origin or a parent, nothing is sent or
 * received.
 */
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
