import { createHash } from 'node:crypto';

/** Lets a page have a style element with this text and no other; the policy of the page names it. */
export function styleHeaders(css: string | null): Record<string, string> {
  if (css === null) return {};
  return { 'X-Style-Hash': createHash('sha256').update(css).digest('base64') };
}
