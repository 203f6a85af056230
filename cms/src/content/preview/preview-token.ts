import { createHmac } from 'node:crypto';
import type { Language } from '@agency/domain/languages';

/** What an editor wants to see; the site knows its address (ROUTE-11). */
export interface PreviewTarget {
  type: 'page' | 'article' | 'section' | 'testimonial';
  /** The document's `key`, a subcategory's after its category's; a testimonial's document id. */
  key: string;
  language: Language;
  status: 'DRAFT' | 'PUBLISHED';
  /** The block to scroll to. */
  module?: string;
}

/** How long a link from the admin may be opened. */
export const previewLinkSeconds = 5 * 60;

/**
 * A link's proof that it comes from this CMS: the target with its end (unix seconds) as base64url
 * JSON, a dot, and the HMAC-SHA256 of that text, base64url too (docs/contracts/preview.md).
 */
export function signPreviewToken(target: PreviewTarget, secret: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + previewLinkSeconds;
  const payload = Buffer.from(JSON.stringify({ ...target, expires })).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}
