import { createHmac } from 'node:crypto';

/** Signs a preview token as the CMS does; valid for a minute by default. */
export function signPreviewToken(
  target: Record<string, unknown>,
  secret: string,
  now = Date.now(),
): string {
  const expires = Math.floor(now / 1000) + 60;
  const payload = Buffer.from(JSON.stringify({ expires, ...target })).toString('base64url');
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}
