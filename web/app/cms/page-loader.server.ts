import { previewable, previewableFrame } from './preview/previewable.server';
import { data } from '@remix-run/node';
import { CmsError } from './client/cms-error';
import { awayInit } from './page-headers.server';

type Load<Args, Answer> = (args: Args) => Promise<Answer>;

/** A page's loader, which has a preview ({@link previewable}) and says when the CMS is away. */
export function pageLoader<Args extends { request: Request }, Answer>(load: Load<Args, Answer>) {
  return guarded(previewable(load));
}

/** As {@link pageLoader}, for the layout around pages. */
export function layoutLoader<Args extends { request: Request }, Answer>(load: Load<Args, Answer>) {
  return guarded(previewableFrame(load));
}

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
