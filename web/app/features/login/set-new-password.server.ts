import { CmsError } from '../../cms/cms-error';
import { SetPasswordDocument } from '../../cms/generated/graphql';
import { writeCms } from '../../cms/write.server';
import { buildPortalPath } from '../../i18n/portal-path';
import { parseForm } from '../../form/send/parse-form.server';
import type { OpenSite } from '../../site/open-language.server';
import { beginSession } from './begin-session.server';
import { deviceCookie } from './device-cookie.server';
import {
  goOn,
  refuse,
  refuseForNow,
  refuseWhileAway,
  type StepAnswer,
} from '../../form/send/step-answer.server';
import { loginSchemas } from './login-forms.server';
import type { LoginRequest } from './read-login-request.server';
import type { Sent } from './sent.server';
import { addressKey } from './visitor.server';

/**
 * OWN-1: sets the password by the link of a mail and logs the owner in, in a browser that is known
 * from then on, whoever tries passwords elsewhere.
 */
export async function setNewPassword(
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
