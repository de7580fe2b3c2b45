import { Component, type ReactNode } from 'react';
import { logFailure } from '../calls/client-log.ts';

interface BoundaryProps {
  /** Names the part in the log. */
  name: string;
  /** Shown in place of children that failed to render; nothing by default. `retry` renders the children again. */
  instead?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Contains and logs a failure to render, so that the rest of the page stays [B12] [B13]. */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown) {
    logFailure(this.props.name, error);
  }

  override render() {
    const { instead, children } = this.props;
    return this.state.isBroken ? instead?.(() => this.setState({ isBroken: false })) : children;
  }
}
