import { Component, lazy, Suspense, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { logFailure } from '../calls/client-log.ts';
import { retried } from './retried-part.ts';
import { useIdle } from './when-idle.ts';

interface PartOptions<Props> {
  /** `now` if left out. `idle`: nothing is rendered until the browser is idle, and nothing on the server. */
  when?: 'now' | 'idle';
  /**
   * For a part that the page can do without: the name under which its failure is logged; nothing is shown in its place.
   * Without a name, a failure while rendering goes to the route's error boundary.
   */
  optional?: string;
  /** Shown until the script is loaded. */
  fallback?: ReactNode;
  /** Shown instead, for good, if the first attempt to load the script fails. Without it, loading is retried. */
  instead?: ComponentType<Props>;
}

type Script<Props> = { default: ComponentType<Props> };

type Part<Props extends object> = FunctionComponent<Props> & {
  /** Loads the script ahead of the first use, so that the part is drawn in the turn in which it is rendered. Idempotent. */
  load: () => Promise<unknown>;
};

/**
 * A part of a page whose script loads separately. The server renders its markup, which stays until the script is there. A
 * script that fails to load leaves the page as it is, and is retried [B12, B21].
 */
export function part<Props extends object>(
  read: () => Promise<Script<Props>>,
  { when, optional, fallback, instead }: PartOptions<Props> = {},
): Part<Props> {
  // An import resolves to nothing while the page is being reloaded for a missing script: see `missing-chunks.ts`.
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
    // Once the script is loaded, `lazy` alone would still suspend first, and React shows what follows up to 300 ms later.
    const [Current] = useState(() => Loaded ?? Loading);
    const content = (
      <Suspense fallback={fallback}>
        <Current {...props} />
      </Suspense>
    );
    return optional ? <Optional name={optional}>{content}</Optional> : content;
  }
  const WhenIdle = (props: Props) => useIdle() && <Now {...props} />;
  return Object.assign(when === 'idle' ? WhenIdle : Now, { load });
}

/** Shows nothing in place of children that failed. */
class Optional extends Component<{ name: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown) {
    logFailure(this.props.name, error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
