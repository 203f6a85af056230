/** A snapshot that cannot be used; the message gives the reason and the remedy. */
export class SnapshotError extends Error {
  constructor(
    message: string,
    readonly outcome: 'failed' | 'refused' = 'failed',
    /** True if the file does not exist, which is allowed for optional files. */
    readonly isMissing = false,
    /** The number of listings it would withdraw, if it was refused for that. */
    readonly losses = 0,
  ) {
    super(message);
    this.name = 'SnapshotError';
  }
}
