import { env } from '../../../server/env';
import { findEditorial } from '../../cms/previewable.server';
import type { PreviewView } from './preview-view';

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
