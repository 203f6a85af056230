import { createHash } from 'node:crypto';

export function styleHeaders(css: string | null): Record<string, string> {
  if (css === null) return {};
  return { 'X-Style-Hash': createHash('sha256').update(css).digest('base64') };
}
