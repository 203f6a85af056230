import type { OpenSite } from '../../site/open-language.server';
import { logIn } from './log-in.server';
import {
  type StepAnswer,
  goOn,
  refuse,
  refuseForNow,
  refuseWhileAway,
} from '../../form/send/step-answer.server';
import type { LoginRequest } from './read-login-request.server';
import { type Sent, loginSchemas } from './login-forms.server';
import { CmsError } from '../../cms/client/cms-error';
import {
  LogOutOwnerDocument,
  RequestPasswordResetDocument,
  SetPasswordDocument,
} from '../../cms/generated/graphql';
import { writeCms } from '../../cms/client/write.server';
import { buildLoginPath } from '../../i18n/paths/login-path';
import { endSession, readSession } from '../../site/owner-session.server';
import { parseForm } from '../../form/send/parse-form.server';
import { addressKey } from './session/visitor.server';
import { buildPortalPath } from '../../i18n/paths/portal-path';
import { beginSession } from './session/begin-session.server';
import { deviceCookie } from './session/device-cookie.server';

/** Handles a submitted login step. A refused submission keeps the input except passwords. */
export function receiveLogin(
  context: OpenSite,
  asked: LoginRequest,
  sent: Sent,
): Promise<StepAnswer> {
  switch (asked.step) {
    case 'login':
      return logIn(context, asked, sent);
    case 'forgotten':
      return requestPasswordReset(context, asked, sent);
    case 'new-password':
      return setNewPassword(context, asked, sent);
    case 'logout':
      return logOut(context, sent.request);
  }
}

/**
 * Ends all of the owner's sessions and deletes the cookie. Logs this browser out even while the CMS
 * is unavailable.
 */
async function logOut(context: OpenSite, request: Request): Promise<StepAnswer> {
  const session = await readSession(request);
  if (session !== null) {
    await writeCms('LogOutOwner', LogOutOwnerDocument, { session }).catch((error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      console.error(error.message);
    });
  }
  const href = buildLoginPath(context, 'login', { isDone: true });
  return goOn(href, Object.entries(await endSession()));
}

/**
 * Requests a reset mail from the CMS if it knows the address; the response does not reveal this.
 * Limited by address alone, so that a stranger cannot use up an owner's attempts.
 */
async function requestPasswordReset(
  context: OpenSite,
  { next }: LoginRequest,
  { sent, visitor }: Sent,
): Promise<StepAnswer> {
  const { typed, values, errors } = parseForm(sent, loginSchemas.forgotten(context));
  if (errors) return refuse(typed, { errors });
  const { waitMs } = await visitor.limits.take([addressKey('mail', visitor)]);
  if (waitMs !== null) return refuseForNow(context, typed, { waitMs });
  const { email } = values as { email: string };
  try {
    const { language } = context;
    await writeCms('RequestPasswordReset', RequestPasswordResetDocument, { email, language });
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (!error.isTemporary) console.error(error.message);
    return refuseWhileAway(context, typed);
  }
  return goOn(buildLoginPath(context, 'forgotten', { next, isDone: true }));
}

/**
 * Sets the password with a mail link's token, logs the owner in and marks the browser as known,
 * regardless of password attempts elsewhere.
 */
async function setNewPassword(
  context: OpenSite,
  { token }: LoginRequest,
  { request, sent, visitor }: Sent,
): Promise<StepAnswer> {
  const { t } = context;
  const { typed, values, errors } = parseForm(sent, loginSchemas['new-password'](context));
  if (errors) return refuse(typed, { errors });
  const { waitMs } = await visitor.limits.take([addressKey('link', visitor)]);
  if (waitMs !== null) return refuseForNow(context, typed, { waitMs });
  const { password } = values as { password: string };
  const dead = { message: t('mailLink.deadTitle'), text: t('login.deadText') };
  try {
    const { setPassword } = await writeCms('SetPassword', SetPasswordDocument, { token, password });
    const device = await deviceCookie.read(request);
    const headers = setPassword && (await beginSession(setPassword.session, { device }));
    if (headers === null) return refuse(typed, dead);
    return goOn(buildPortalPath(context.language), headers);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.code === 'WEAK_PASSWORD') {
      return refuse(typed, { errors: { password: t('login.weak') } });
    }
    if (!error.isTemporary) console.error(error.message);
    return refuseWhileAway(context, typed);
  }
}
