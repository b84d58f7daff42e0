import { Component, type ReactNode } from 'react';
import { describeFault } from '../failures/data/createFailureReporter.ts';

export interface PageBoundaryProps {
  /** The error is reset when this changes, for example with the page's path. */
  readonly place?: string;
  readonly onFault: (fault: string) => void;
  readonly failed: (fault: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly fault: unknown;
  readonly place: string | undefined;
}

/** Catches errors that a page throws while it renders. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { fault: undefined, place: this.props.place };

  static getDerivedStateFromProps({ place }: PageBoundaryProps, state: State): State | null {
    return place === state.place ? null : { fault: undefined, place };
  }

  static getDerivedStateFromError(fault: unknown): Pick<State, 'fault'> {
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
