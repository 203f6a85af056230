export type CmsErrorKind =
  'unreachable' | 'timeout' | 'resting' | 'cancelled' | 'refused' | 'invalid' | 'partial';

const temporaryKinds: ReadonlySet<CmsErrorKind> = new Set(['unreachable', 'timeout', 'resting']);

/**
 * A failed CMS query. `unreachable` and `timeout`: no answer; `resting`: not sent, because recent
 * queries failed; `cancelled`: its visitor has disconnected; `refused`: the site has no permission;
 * `invalid`: the query was rejected; `partial`: the answer has errors besides data.
 */
export class CmsError extends Error {
  override readonly name = 'CmsError';

  constructor(
    readonly kind: CmsErrorKind,
    readonly operation: string,
    readonly status: number | null,
    detail: string,
    options?: ErrorOptions,
    /** `extensions.code` of the first error; null without one. */
    readonly code: string | null = null,
  ) {
    super(`${operation}: ${kind}${status === null ? '' : ` (${status})`}: ${detail}`, options);
  }

  /** True if the same query may succeed later: the CMS is unavailable or busy. */
  get isTemporary(): boolean {
    return temporaryKinds.has(this.kind);
  }
}
