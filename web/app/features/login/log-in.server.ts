import { CmsError } from '../../cms/client/cms-error';
import { LogInOwnerDocument } from '../../cms/generated/graphql';
import { writeCms } from '../../cms/client/write.server';
import { buildPortalPath } from '../../i18n/paths/portal-path';
import type { OpenSite } from '../../site/open-language.server';
import type { FormValues } from '../../form/form-view';
import { parseForm } from '../../form/send/parse-form.server';
import { beginSession } from './session/begin-session.server';
import { buildLoginPath } from '../../i18n/paths/login-path';
import { accountKey, deviceCookie, knowsAccount } from './session/device-cookie.server';
import {
  goOn,
  refuse,
  refuseForNow,
  refuseWhileAway,
  type StepAnswer,
} from '../../form/send/step-answer.server';
import { loginSchemas, type Sent } from './login-forms.server';
import type { LimitKey } from './session/login-limits.server';
import type { LoginRequest } from './read-login-request.server';
import { addressKey } from './session/visitor.server';

/**
 * Logs an owner in. Gives the same response for a wrong password, an unknown and a blocked account;
 * counts every attempt before the CMS checks it, and refunds a correct one.
 */
export async function logIn(
  context: OpenSite,
  asked: LoginRequest,
  { request, sent, visitor }: Sent,
): Promise<StepAnswer> {
  const { t } = context;
  const { typed, values, errors } = parseForm(sent, loginSchemas.login(context));
  if (errors) return refuse(typed, { errors });
  const { identifier, password } = values as { identifier: string; password: string };
  const device = await deviceCookie.read(request);
  const account = accountKey(identifier);
  const own: LimitKey = knowsAccount(device, account)
    ? ['device', `${device.id}.${account}`]
    : ['account', account];
  const attempt = await visitor.limits.take([addressKey('address', visitor), own]);
  if (attempt.waitMs !== null) {
    return refuseForNow(context, typed, { waitMs: attempt.waitMs, text: t('login.tooManyReset') });
  }
  try {
    const { logInOwner } = await writeCms('LogInOwner', LogInOwnerDocument, {
      identifier,
      password,
    });
    if (logInOwner === null) return refuseLogin(context, asked, typed);
    const headers = await beginSession(logInOwner.session, { device, account });
    // The account was deleted in the meantime.
    if (headers === null) return refuse(typed, failed(context, asked, t('errors.personNotFound')));
    await attempt.refund();
    return goOn(asked.next ?? buildPortalPath(context.language), headers);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.isTemporary) await attempt.refund();
    else console.error(error.message);
    return refuseWhileAway(context, typed);
  }
}

/** The message depends only on the input, never on whether the account exists. */
function refuseLogin(context: OpenSite, asked: LoginRequest, typed: FormValues): StepAnswer {
  const { t } = context;
  const isEmail = typed['identifier']?.includes('@');
  const text = isEmail ? t('errors.emailOrPasswordWrong') : t('errors.loginWrong');
  return refuse(typed, failed(context, asked, text));
}

function failed(context: OpenSite, { next }: LoginRequest, text: string) {
  const { t } = context;
  const link = { label: t('login.newTitle'), href: buildLoginPath(context, 'forgotten', { next }) };
  return { message: t('errors.loginFailed'), text, link, wrong: ['identifier', 'password'] };
}
