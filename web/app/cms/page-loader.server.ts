import { previewable, previewableFrame } from './preview/previewable.server';
import { data } from '@remix-run/node';
import { CmsError } from './client/cms-error';
import { awayInit } from './page-headers.server';

type Load<Args, Answer> = (args: Args) => Promise<Answer>;

/**
 * Wraps a page's loader with previews ({@link previewable}) and a 503 while the CMS is unavailable.
 */
export function pageLoader<Args extends { request: Request }, Answer>(load: Load<Args, Answer>) {
  return guarded(previewable(load));
}

export function layoutLoader<Args extends { request: Request }, Answer>(load: Load<Args, Answer>) {
  return guarded(previewableFrame(load));
}

/**
 * Wraps a loader so that an unavailable CMS gives a 503 with `Retry-After` (the error boundary has
 * the text). Other errors are unchanged.
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
