export type CmsErrorKind =
  'unreachable' | 'timeout' | 'resting' | 'cancelled' | 'refused' | 'invalid' | 'partial';

const temporaryKinds: ReadonlySet<CmsErrorKind> = new Set(['unreachable', 'timeout', 'resting']);

/**
 * A failed question to the CMS. `unreachable` and `timeout`: it did not answer; `resting`: it did
 * not answer others a moment ago, so that it was not asked; `cancelled`: nobody waits for the answer any more; `refused`: it answered that this site may not ask; `invalid`: it rejected the question; `partial`: it
 * answered with errors beside the data.
 */
export class CmsError extends Error {
  override readonly name = 'CmsError';

  constructor(
    readonly kind: CmsErrorKind,
    readonly operation: string,
    readonly status: number | null,
    detail: string,
    options?: ErrorOptions,
    /** `extensions.code` of the first error it answered; null without one. */
    readonly code: string | null = null,
  ) {
    super(`${operation}: ${kind}${status === null ? '' : ` (${status})`}: ${detail}`, options);
  }

  /** True when the same question may succeed a little later: the CMS is away or busy. */
  get isTemporary(): boolean {
    return temporaryKinds.has(this.kind);
  }
}
