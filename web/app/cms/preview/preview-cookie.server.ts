import { createCookie, type Cookie } from '@remix-run/node';

/**
 * Creates the cookie of previews. The CMS frames the site; over https they may be different sites,
 * so the cookie is allowed cross-site, in separate partitions (`Partitioned`). Browsers reject that
 * over http, where both are on one machine (docs/decisions/0034).
 */
export function createPreviewCookie(siteUrl: string, secret: string): Cookie {
  const isSecure = siteUrl.startsWith('https:');
  return createCookie('site_preview', {
    path: '/',
    httpOnly: true,
    secrets: [secret],
    ...(isSecure ? { secure: true, sameSite: 'none', partitioned: true } : { sameSite: 'lax' }),
  });
}
