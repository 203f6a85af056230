import { Component, Suspense, type ReactNode } from 'react';

type LazyBoundaryProps = {
  fallback?: ReactNode;
  /** Shown when loading or rendering fails; defaults to the fallback. */
  failed?: ReactNode;
  children: ReactNode;
};

/** Boundary for a component with its own script, whose failure does not affect the page. */
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
