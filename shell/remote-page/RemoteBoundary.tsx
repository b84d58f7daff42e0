import { Component, type ReactNode } from 'react';
import { describeFault } from '../failures/data/createFailureReporter.ts';

export interface RemoteBoundaryProps {
  readonly onFault: (fault: string) => void;
  readonly failed: (fault: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly fault: unknown;
}

/** Catches what a remote's page throws while it renders. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { fault: undefined };

  static getDerivedStateFromError(fault: unknown): State {
    return { fault: fault ?? new Error('A page failed.') };
  }

  override componentDidCatch(fault: unknown): void {
    this.props.onFault(describeFault(fault));
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === undefined ? this.props.children : this.props.failed(fault);
  }
}
