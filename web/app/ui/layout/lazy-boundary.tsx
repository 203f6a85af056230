import { Component, Suspense, type ReactNode } from 'react';

type LazyBoundaryProps = {
  /** What is drawn until the script is there. */
  fallback?: ReactNode;
  /** What is drawn when it does not come, or fails; the fallback unless given. */
  failed?: ReactNode;
  children: ReactNode;
};

/** Around what has a script of its own: a failure of it stays in its place (ERR-2). */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback = null, failed = fallback, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
