import { SnapshotError } from '../listings/import/snapshot-error';

/** Why a source could not be asked. */
export type FailureReason = 'slow' | 'tls' | 'host' | 'closed' | 'private' | 'redirect' | 'noFiles';

/** An error in reading from or writing to a source, with a message for the agency. */
export class FeedError extends SnapshotError {
  constructor(
    message: string,
    /** `final`: repeating the request without a change gives the same result. */
    readonly retry: 'later' | 'final' = 'later',
    /** HTTP status of the response; null without one. */
    readonly status: number | null = null,
    readonly reason: FailureReason | null = null,
  ) {
    super(message);
    this.name = 'FeedError';
  }
}
