import type { ComponentType } from 'react';
import { retried, retriedPart } from './retried-part.ts';

interface LaterPart<Props extends object> {
  /** Gets its script; can be called long before it is drawn, and again. */
  load: () => Promise<unknown>;
  Part: ComponentType<Props>;
}

/**
 * A part of the page whose script comes later. Once it has come, the part is drawn in the very turn in which it is asked
 * for: `lazy` alone would first draw nothing, and React holds back what follows that for 300 ms.
 */
export function laterPart<Props extends object>(
  read: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  const get = retried(read);
  let Ready: ComponentType<Props> | undefined;
  let coming: ReturnType<typeof read> | undefined;
  const load = () =>
    (coming ??= get().then(part => {
      Ready = part.default;
      return part;
    }));
  const Waiting = retriedPart(load);
  return {
    load,
    Part: function LaterPart(props: Props) {
      // By the time the waiting one would be drawn there is the other: it never changes on the page.
      const Own = Ready ?? Waiting;
      return <Own {...props} />;
    },
  };
}
