import { Component, type ReactNode } from 'react';
import { logFailure } from '../calls/client-log.ts';

/** A part that the page can do without: where it breaks nothing stands in its place. */
export class SparePart extends Component<{ name: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown) {
    logFailure(this.props.name, error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
