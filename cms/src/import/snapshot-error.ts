/** The snapshot as a whole cannot be used; the message says why and what to do about it. */
export class SnapshotError extends Error {
  constructor(
    message: string,
    readonly outcome: 'failed' | 'refused' = 'failed',
  ) {
    super(message);
    this.name = 'SnapshotError';
  }
}
