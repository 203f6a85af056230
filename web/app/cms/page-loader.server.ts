import { guarded } from './guarded.server';
import { previewable, previewableFrame } from './preview/previewable.server';

type Load<Args, Answer> = (args: Args) => Promise<Answer>;

/** A page's loader, which has a preview ({@link previewable}) and says when the CMS is away. */
export function pageLoader<Args extends { request: Request }, Answer>(load: Load<Args, Answer>) {
  return guarded(previewable(load));
}

/** As {@link pageLoader}, for the layout around pages. */
export function layoutLoader<Args extends { request: Request }, Answer>(load: Load<Args, Answer>) {
  return guarded(previewableFrame(load));
}
