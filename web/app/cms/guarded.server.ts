import { data } from '@remix-run/node';
import { CmsError } from './cms-error';
import { uncachedHeaders } from './page-headers.server';

const retryAfterSeconds = 10;

/**
 * A loader that says so when the CMS is away: 503 with `Retry-After` (the boundary shows the
 * text). Any other failure stays what it is.
 */
export function guarded<Args, Answer>(
  load: (args: Args) => Promise<Answer>,
): (args: Args) => Promise<Answer> {
  return async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (!(error instanceof CmsError) || !error.isTemporary) throw error;
      throw data(null, {
        status: 503,
        headers: { 'Retry-After': String(retryAfterSeconds), ...uncachedHeaders },
      });
    }
  };
}
