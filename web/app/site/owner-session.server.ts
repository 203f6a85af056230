import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { uncachedHeaders } from '../cms/page-headers.server';
import { createSignedCookie } from '../cms/preview/signed-cookie.server';
import { canonicalAddress } from '../i18n/paths/canonical-address';
import { openAnyLanguage } from './open-language.server';
import { buildLoginPath } from '../i18n/paths/login-path';
import { queryCms } from '../cms/client/query.server';
import { OwnerAccountDocument, type OwnerAccountQuery } from '../cms/generated/graphql';

/** Lifetime of the session in the CMS. */
const seconds = 7 * 24 * 3600;

/** Holds the session token of the CMS and nothing else. */
export const sessionCookie = createSignedCookie({
  name: 'site_session',
  use: 'owner-session',
  schema: z.string().min(1).max(2000),
  seconds,
});

/**
 * Returns the session token of this browser; null without one. It may have expired: the CMS
 * decides.
 */
export function readSession(request: Request): Promise<string | null> {
  return sessionCookie.read(request);
}

/**
 * Returns the session like {@link readSession}; throws a redirect to the login if none exists.
 */
export async function requireSession(request: Request): Promise<string> {
  const session = await readSession(request);
  if (session === null) throw await redirectToLogin(request);
  return session;
}

/**
 * Returns a redirect to the login, which leads back afterwards, and removes the expired session
 * cookie.
 */
export async function redirectToLogin(request: Request): Promise<Response> {
  const context = await openAnyLanguage(request);
  const { pathname, search } = new URL(request.url);
  // Data requests omit the trailing slash.
  const page = canonicalAddress(pathname) ?? pathname;
  const next = request.method === 'GET' ? page + search : page;
  const headers = new Headers({ ...uncachedHeaders, ...(await endSession()) });
  return redirect(buildLoginPath(context, 'login', { next }), { status: 303, headers });
}

/**
 * Returns the headers that store a new session and replace any other. Also used after a change of
 * password, which creates a new session.
 */
export async function startSession(session: string): Promise<{ 'Set-Cookie': string }> {
  return { 'Set-Cookie': await sessionCookie.write(session) };
}

/** Returns the headers that remove the session cookie; the caller ends the session in the CMS. */
export async function endSession(): Promise<{ 'Set-Cookie': string }> {
  return { 'Set-Cookie': await sessionCookie.clear() };
}

export type Account = NonNullable<OwnerAccountQuery['ownerAccount']>;

/** Returns the owner of a session; null if it has expired. Throws CmsError. */
export async function findAccount(session: string): Promise<Account | null> {
  const { ownerAccount } = await queryCms(OwnerAccountDocument, { session });
  return ownerAccount;
}

export function nameAccount({ firstName, lastName }: Account): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}
