import { lazy, type ComponentType } from 'react';

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
  let Ready: ComponentType<Props> | undefined;
  const load = async () => {
    const part = await read();
    Ready = part.default;
    return part;
  };
  const Waiting = lazy(load);
  return {
    load,
    Part: function LaterPart(props: Props) {
      // By the time the waiting one would be drawn there is the other: it never changes on the page.
      const Own = Ready ?? Waiting;
      return <Own {...props} />;
    },
  };
}
