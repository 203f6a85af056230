/** More is asked than can be answered in time: the visitor is told when to come back (PERF-3). */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
}
