import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageFailed } from './PageFailed';

interface PageBoundaryProps {
  /** Whether it's inside a page's `main`. */
  readonly isInside?: boolean;
  readonly children: ReactNode;
}

/** Around the pages: one that fails leaves the header and the navigation in place, and the next page starts afresh. */
export function PageBoundary({ isInside = false, children }: PageBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <Boundary address={pathname} isInside={isInside}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps extends Required<PageBoundaryProps> {
  readonly address: string;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
  /** The page that failed, or didn't. */
  readonly address: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, before: BoundaryState): Partial<BoundaryState> | null {
    return address === before.address ? null : { address, failure: null };
  }

  override state: BoundaryState = { failure: null, address: this.props.address };

  override render(): ReactNode {
    const { failure } = this.state;
    const { isInside, children } = this.props;
    return failure === null ? children : <PageFailed error={failure.error} isInside={isInside} />;
  }
}

/** Around extras such as notifications: without their code the page goes on. */
export class ExtraBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
