/** The snapshot as a whole cannot be used; the message says why and what to do about it. */
export class SnapshotError extends Error {
  constructor(
    message: string,
    readonly outcome: 'failed' | 'refused' = 'failed',
    /** The file is not there at all, which is no mistake for one that may be left out. */
    readonly isMissing = false,
    /** How many it would take, where that is why it was refused. */
    readonly losses = 0,
  ) {
    super(message);
    this.name = 'SnapshotError';
  }
}
