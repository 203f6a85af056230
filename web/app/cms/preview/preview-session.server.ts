import { z } from 'zod';
import { env } from '../../../server/env';
import type { PublicationStatus } from '../generated/graphql';
import { createCookie, type Cookie } from '@remix-run/node';

export type PreviewSession = { status: PublicationStatus; expires: number };

const sessionSeconds = 3600;
const cookie = createPreviewCookie(env.SITE_URL, env.SESSION_SECRET);

/** Other field names than in a link's token, so that neither is accepted as the other. */
const valueSchema = z
  .object({ shows: z.enum(['DRAFT', 'PUBLISHED']), until: z.number() })
  .transform(({ shows, until }) => ({ status: shows, expires: until }));

/** Returns this browser's preview session; null without a valid cookie or after its hour. */
export async function readPreviewSession(
  request: Request,
  now = Date.now(),
): Promise<PreviewSession | null> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'));
  const parsed = valueSchema.safeParse(value);
  return parsed.success && parsed.data.expires * 1000 > now ? parsed.data : null;
}

/**
 * Returns the `Set-Cookie` header that enables previews for an hour, or for the rest of an earlier
 * hour.
 */
export function openPreviewSession(
  status: PublicationStatus,
  earlier: PreviewSession | null,
  now = Date.now(),
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const expires = earlier?.expires ?? seconds + sessionSeconds;
  return cookie.serialize({ shows: status, until: expires }, { maxAge: expires - seconds });
}

export function closePreviewSession(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 });
}

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
