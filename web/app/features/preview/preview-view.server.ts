import { env } from '../../../server/env';
import { findEditorial } from '../../cms/preview/previewable.server';

/** What the layout says of the preview that a request is for; null for a public page. */
export function buildPreviewView(request: Request): PreviewView | null {
  const { preview } = findEditorial(request);
  return (
    preview && {
      state: preview.status === 'DRAFT' ? 'drafts' : 'published',
      cmsOrigin: env.CMS_PUBLIC_URL ?? env.CMS_URL,
    }
  );
}

/** What the layout of a preview says of itself (ROUTE-11). */
export type PreviewView = {
  state: 'drafts' | 'published';
  /** The CMS as editors reach it: it says when something was saved. */
  cmsOrigin: string;
};
