import { lazy, Suspense, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { retried } from './retried-part.ts';
import { useIdle } from './when-idle.ts';

interface PartOptions<Props> {
  /** Default: `now`. With `idle`, nothing is rendered on the server or before the browser is idle. */
  when?: 'now' | 'idle';
  /**
   * Marks a part that the page works without: if it fails to render, nothing is shown in its place and the failure is
   * logged under this name. Without a name, such a failure goes to the route's error boundary.
   */
  optional?: string;
  /** Shown until the script is loaded. */
  fallback?: ReactNode;
  /** Shown permanently if the first attempt to load the script fails. Without it, loading is retried. */
  instead?: ComponentType<Props>;
}

type Script<Props> = { default: ComponentType<Props> };

type Part<Props extends object> = FunctionComponent<Props> & {
  /** Loads the script before the first use, so that the part renders synchronously. Idempotent. */
  load: () => Promise<unknown>;
};

/**
 * A part of a page whose script loads separately. Markup rendered by the server stays until the script has loaded. If
 * the script fails to load, the page stays unchanged and loading is retried [B12, B21].
 */
export function part<Props extends object>(
  read: () => Promise<Script<Props>>,
  { when, optional, fallback, instead }: PartOptions<Props> = {},
): Part<Props> {
  // An import resolves to `undefined` while the page is being reloaded for a missing script: see `missing-chunks.ts`.
  const readOnce = () => read().catch(() => undefined);
  const readScript = instead ? () => readOnce().then(script => script ?? { default: instead }) : retried(read);
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<Script<Props>> | undefined;
  const load = () =>
    (loading ??= readScript().then(script => {
      Loaded = script.default;
      return script;
    }));
  const Loading = lazy(load);

  function Now(props: Props) {
    // Even with the script loaded, `lazy` would suspend first, and React would then wait up to 300 ms to show the part.
    const [Current] = useState(() => Loaded ?? Loading);
    const content = (
      <Suspense fallback={fallback}>
        <Current {...props} />
      </Suspense>
    );
    return optional ? <Boundary name={optional}>{content}</Boundary> : content;
  }
  const WhenIdle = (props: Props) => useIdle() && <Now {...props} />;
  return Object.assign(when === 'idle' ? WhenIdle : Now, { load });
}
