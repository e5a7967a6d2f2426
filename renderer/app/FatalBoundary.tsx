import { Component, type ReactNode } from 'react';
import { reportCrash } from '../../client/core/crashes.js';

interface FatalBoundaryProps {
  /** Path of the page; a new path resets the error. */
  path: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface FatalBoundaryState {
  failedAt: string | null;
}

/** An error boundary that shows its fallback until the next navigation. */
export class FatalBoundary extends Component<FatalBoundaryProps, FatalBoundaryState> {
  override state: FatalBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): { hasJustFailed: true } {
    return { hasJustFailed: true };
  }

  static getDerivedStateFromProps(
    { path }: FatalBoundaryProps,
    state: FatalBoundaryState & { hasJustFailed?: boolean },
  ): Partial<FatalBoundaryState & { hasJustFailed: boolean }> | null {
    return state.hasJustFailed === true ? { failedAt: path, hasJustFailed: false } : null;
  }

  override componentDidCatch(error: unknown): void {
    reportCrash(error);
  }

  override render(): ReactNode {
    const { path, fallback, children } = this.props;
    return this.state.failedAt === path ? fallback : children;
  }
}
