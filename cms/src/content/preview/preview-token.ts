import { createHmac } from 'node:crypto';
import type { Language } from '@agency/domain/languages';

/** A preview target; the site finds its address. */
export interface PreviewTarget {
  type: 'page' | 'article' | 'section' | 'testimonial';
  /**
   * The document's `key`, with the category's for a subcategory; the document id of a
   * testimonial.
   */
  key: string;
  language: Language;
  status: 'DRAFT' | 'PUBLISHED';
  module?: string;
}

/** Validity of a link from the admin. */
export const previewLinkSeconds = 5 * 60;

/**
 * Signs a preview link: target and expiry (unix seconds) as base64url JSON, a dot, and the
 * base64url HMAC-SHA256 of that text (docs/contracts/preview.md).
 */
export function signPreviewToken(target: PreviewTarget, secret: string, now = Date.now()): string {
  const expires = Math.floor(now / 1000) + previewLinkSeconds;
  const payload = Buffer.from(JSON.stringify({ ...target, expires })).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}
