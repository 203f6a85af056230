import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { uncachedHeaders, wholePageHeaders } from '../../cms/page-headers.server';
import type { OpenSite } from '../../features/menu/open-language.server';
import type { LoginRequest } from '../../features/owner/login/read-login-request.server';
import { receiveLogin } from '../../features/owner/login/receive-login.server';
import { readVisitor } from '../../features/owner/login/visitor.server';

/** Who sent it, as the server in front of Remix knows it. */
type Sender = { request: Request; server: AppLoadContext };

/**
 * OWN-1: takes what is sent to a step of the login. A browser is sent on, or gets the screen again;
 * a script gets the same as data (FORM-4).
 */
export async function receiveLoginForm(
  context: OpenSite,
  asked: LoginRequest,
  { request, server }: Sender,
) {
  const wantsData = request.headers.get('Accept') === 'application/json';
  // What cannot be read has nothing in it.
  const sent = await request.formData().catch(() => new FormData());
  const visitor = readVisitor(server);
  const { answer, status, headers } = await receiveLogin(context, asked, {
    request,
    sent,
    visitor,
  });
  const all = new Headers([...headers, ...Object.entries(uncachedHeaders)]);
  if (answer.status === 'sent' && !wantsData) {
    throw redirect(answer.href, { status: 303, headers: all });
  }
  for (const [name, value] of Object.entries(wholePageHeaders)) all.set(name, value);
  return data(answer, { status, headers: all });
}
