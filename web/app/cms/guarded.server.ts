import { data } from '@remix-run/node';
import { CmsError } from './client/cms-error';
import { awayInit } from './page-headers.server';

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
      throw data(null, awayInit());
    }
  };
}
