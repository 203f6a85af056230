/** Thrown when a request cannot be answered in time; the visitor gets a 503 with `Retry-After`. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
}
