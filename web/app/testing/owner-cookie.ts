/**
 * Returns the headers of a browser with this session. Call it after {@link openTestSite}, which
 * sets the signing key of the cookie.
 */
export async function ownerCookie(session: string): Promise<{ Cookie: string }> {
  const { createSignedCookie } = await import('../cms/preview/signed-cookie.server');
  const { z } = await import('zod');
  const cookie = createSignedCookie({
    name: 'site_session',
    use: 'owner-session',
    schema: z.string(),
    seconds: 3600,
  });
  return { Cookie: (await cookie.write(session)).split(';')[0] ?? '' };
}
