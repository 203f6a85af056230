/**
 * The headers of a browser in which this session began. For after {@link openTestSite}, which sets what
 * the cookie is signed with.
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
