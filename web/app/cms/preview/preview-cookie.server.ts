import { createCookie, type Cookie } from '@remix-run/node';

/**
 * The cookie of previews. The CMS frames the site; over https the two may be of different sites, so
 * the cookie is for other sites too, but kept apart for each of them (`Partitioned`). Browsers
 * refuse that over http, where both are names of one machine (docs/decisions/0034).
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
