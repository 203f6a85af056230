import { env } from '../../../server/env';
import { findEditorial } from '../../cms/preview/previewable.server';

/** Builds the preview data of a request; null for a public page. */
export function buildPreviewView(request: Request): PreviewView | null {
  const { preview } = findEditorial(request);
  return (
    preview && {
      state: preview.status === 'DRAFT' ? 'drafts' : 'published',
      cmsOrigin: env.CMS_PUBLIC_URL ?? env.CMS_URL,
      isPart: preview.unsaved !== null,
    }
  );
}

export type PreviewView = {
  state: 'drafts' | 'published';
  /** Origin of the CMS as editors open it; it reports saved changes. */
  cmsOrigin: string;
  /** Only the page without header and footer, for an answer to unsaved fields. */
  isPart: boolean;
};
