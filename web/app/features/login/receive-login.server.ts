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

/** OWN-1: does what a step of the login is for. Nothing typed is lost but passwords (FORM-6). */
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
 * OWN-1: ends the owner's sessions, everywhere, and takes the cookie away. While the CMS is away
 * this browser is logged out all the same.
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
 * OWN-1: has the CMS mail a link to a new password, if it knows the address; nobody is told whether
 * it does. Counted by address alone: no stranger can use up what an owner needs.
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
 * OWN-1: sets the password by the link of a mail and logs the owner in, in a browser that is known
 * from then on, whoever tries passwords elsewhere.
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
