import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isMissingPart, reloadForMissingPart } from '../device/loadChunk.ts';
import { logFailure } from '../log.ts';

interface Props {
  /** What stands in for the failed part; `retry` renders the part anew. */
  fallback(error: unknown, retry: () => void): ReactNode;
  children: ReactNode;
  /** The page is as good as whole without the part: a missing one loads nothing anew. */
  isOptional?: boolean;
}

type State = { status: 'fine' } | { status: 'failed'; error: unknown };

/** Catches rendering errors of one screen, so that the rest of the app stays usable; a missing part loads the page anew once (FR-8). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { status: 'fine' };

  static getDerivedStateFromError(error: unknown): State {
    return { status: 'failed', error };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    logFailure('screen failed', error);
    if (isMissingPart(error) && this.props.isOptional !== true) reloadForMissingPart();
  }

  override render(): ReactNode {
    if (this.state.status === 'fine') return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ status: 'fine' }));
  }
}
