import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { uncachedHeaders } from '../cms/page-headers.server';
import { createSignedCookie } from '../cms/preview/signed-cookie.server';
import { canonicalAddress } from '../i18n/paths/canonical-address';
import { openAnyLanguage } from './open-language.server';
import { buildLoginPath } from '../i18n/paths/login-path';

/** As long as the CMS takes the session that it holds. */
const seconds = 7 * 24 * 3600;

/** OWN-1: holds the session that the CMS gave for a login, and nothing else. */
export const sessionCookie = createSignedCookie({
  name: 'site_session',
  use: 'owner-session',
  schema: z.string().min(1).max(2000),
  seconds,
});

/**
 * OWN-1: the session of the owner that this browser logged in, for the CMS to judge; null without
 * one. That it is there does not say that it still holds.
 */
export function readSession(request: Request): Promise<string | null> {
  return sessionCookie.read(request);
}

/** As {@link readSession}; throws the way to the login, and from there back, without one. */
export async function requireSession(request: Request): Promise<string> {
  const session = await readSession(request);
  if (session === null) throw await redirectToLogin(request);
  return session;
}

/**
 * The way to the login and from there back to what was asked for; takes the cookie of a session
 * away that the CMS says is over.
 */
export async function redirectToLogin(request: Request): Promise<Response> {
  const context = await openAnyLanguage(request);
  const { pathname, search } = new URL(request.url);
  // Data is asked for without the slash at the end (ROUTE-9).
  const page = canonicalAddress(pathname) ?? pathname;
  const next = request.method === 'GET' ? page + search : page;
  const headers = new Headers({ ...uncachedHeaders, ...(await endSession()) });
  return redirect(buildLoginPath(context, 'login', { next }), { status: 303, headers });
}

/**
 * The headers that begin a session which the CMS has just given, in place of any before. An owner
 * who changes the password goes on with the session that the CMS gives for it.
 */
export async function startSession(session: string): Promise<{ 'Set-Cookie': string }> {
  return { 'Set-Cookie': await sessionCookie.write(session) };
}

/** The headers that take a session from the browser; the CMS is told by whoever logs out. */
export async function endSession(): Promise<{ 'Set-Cookie': string }> {
  return { 'Set-Cookie': await sessionCookie.clear() };
}
