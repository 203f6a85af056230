import { SnapshotError } from '../listings/import/snapshot-error';

/** A source cannot be read or written to; the message says why, in words for the agency. */
export class FeedError extends SnapshotError {
  constructor(
    message: string,
    /** `final`: trying again without a change gives the same. */
    readonly retry: 'later' | 'final' = 'later',
    /** What the other side answered; null when it did not. */
    readonly status: number | null = null,
  ) {
    super(message);
    this.name = 'FeedError';
  }
}
