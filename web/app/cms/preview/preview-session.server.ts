import { z } from 'zod';
import { env } from '../../../server/env';
import type { PublicationStatus } from '../generated/graphql';
import { createPreviewCookie } from './preview-cookie.server';

/** An editor's leave to see what is not published, and which state of it they chose. */
export type PreviewSession = { status: PublicationStatus; expires: number };

const sessionSeconds = 3600;
const cookie = createPreviewCookie(env.SITE_URL, env.SESSION_SECRET);

/** Not in the words of a link's token: nobody can pass one for the other, whatever the secrets. */
const valueSchema = z
  .object({ shows: z.enum(['DRAFT', 'PUBLISHED']), until: z.number() })
  .transform(({ shows, until }) => ({ status: shows, expires: until }));

/** The preview that this browser may see; null without a cookie of ours or after its hour. */
export async function readPreviewSession(
  request: Request,
  now = Date.now(),
): Promise<PreviewSession | null> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'));
  const parsed = valueSchema.safeParse(value);
  return parsed.success && parsed.data.expires * 1000 > now ? parsed.data : null;
}

/** The `Set-Cookie` that opens previews for an hour, or for what is left of an earlier one. */
export function openPreviewSession(
  status: PublicationStatus,
  earlier: PreviewSession | null,
  now = Date.now(),
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const expires = earlier?.expires ?? seconds + sessionSeconds;
  return cookie.serialize({ shows: status, until: expires }, { maxAge: expires - seconds });
}

/** The `Set-Cookie` that ends them. */
export function closePreviewSession(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 });
}
