import { CmsError } from '../../cms/client/cms-error';
import { ChangePasswordDocument } from '../../cms/generated/graphql';
import { writeCms } from '../../cms/client/write.server';
import { buildPortalPath } from '../../i18n/paths/portal-path';
import { parseForm } from '../../form/send/parse-form.server';
import type { OpenSite } from '../../site/open-language.server';
import { beginSession, sessionKey } from './session/begin-session.server';
import { deviceCookie } from './session/device-cookie.server';
import {
  goOn,
  refuse,
  refuseForNow,
  refuseWhileAway,
  type StepAnswer,
} from '../../form/send/step-answer.server';
import type { Sent } from './login-forms.server';
import { addressKey } from './session/visitor.server';
import { buildLoginPath } from '../../i18n/paths/login-path';
import { endSession } from '../../site/owner-session.server';
import { z } from 'zod';
import type { LanguageContext } from '../../i18n/language-context.server';
import { describeFields } from '../../form/describe-form.server';
import { createFields } from '../../form/fields/fields.server';
import type { FormView } from '../../form/form-view';
import { requireIdentical, newPasswordFields } from './new-password-fields.server';

/** Query of the account's address after a password change. */
export const changedMark = '?done';

/**
 * Changes the owner's password: ends all other sessions and starts a new one in this browser.
 * Attempts are limited, since an unattended browser does not prove knowledge of the password.
 */
export async function changePassword(
  context: OpenSite,
  session: string | null,
  { request, sent, visitor }: Sent,
): Promise<StepAnswer> {
  const { t, language } = context;
  const account = buildPortalPath(language, 'account');
  const goToLogin = async () => {
    const headers = Object.entries(await endSession());
    return goOn(buildLoginPath(context, 'login', { next: account }), headers);
  };
  if (session === null) return goToLogin();
  const { typed, values, errors } = parseForm(sent, passwordSchema(context));
  if (errors) return refuse(typed, { errors });
  const attempt = await visitor.limits.take([addressKey('address', visitor), sessionKey(session)]);
  if (attempt.waitMs !== null) return refuseForNow(context, typed, { waitMs: attempt.waitMs });
  const { current, password } = values as { current: string; password: string };
  try {
    const { changePassword: changed } = await writeCms('ChangePassword', ChangePasswordDocument, {
      session,
      current,
      password,
    });
    if (changed === null) return refuse(typed, { errors: { current: t('portal.currentWrong') } });
    await attempt.refund();
    const device = await deviceCookie.read(request);
    const headers = await beginSession(changed.session, { device });
    return headers === null ? await goToLogin() : goOn(account + changedMark, headers);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.code === 'SESSION_OVER') return goToLogin();
    if (error.isTemporary || error.code === 'WEAK_PASSWORD') await attempt.refund();
    if (error.code === 'WEAK_PASSWORD') {
      return refuse(typed, { errors: { password: t('login.weak') } });
    }
    if (!error.isTemporary) console.error(error.message);
    return refuseWhileAway(context, typed);
  }
}

/** Validates the current password and the new one, entered twice. */
function passwordSchema(context: Pick<LanguageContext, 't'>) {
  const { t } = context;
  const { password } = createFields(t);
  const current = password({
    label: t('portal.currentPassword'),
    autoComplete: 'current-password',
    required: t('portal.currentMissing'),
  });
  return requireIdentical(z.object({ current, ...newPasswordFields(context) }), context);
}

/** Builds the form of a new password; the session authenticates the sender. */
export function buildPasswordForm(context: LanguageContext): FormView {
  return {
    kind: null,
    formTokenHref: null,
    values: {},
    action: buildPortalPath(context.language, 'account'),
    ...describeFields(passwordSchema(context)),
    submitLabel: context.t('portal.passwordTitle'),
  };
}
