import { SnapshotError } from '../listings/import/snapshot-error';

/** An error in reading from or writing to a source, with a message for the agency. */
export class FeedError extends SnapshotError {
  constructor(
    message: string,
    /** `final`: repeating the request without a change gives the same result. */
    readonly retry: 'later' | 'final' = 'later',
    /** HTTP status of the response; null without one. */
    readonly status: number | null = null,
  ) {
    super(message);
    this.name = 'FeedError';
  }
}
