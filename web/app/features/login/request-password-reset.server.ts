import { CmsError } from '../../cms/cms-error';
import { RequestPasswordResetDocument } from '../../cms/generated/graphql';
import { writeCms } from '../../cms/write.server';
import { parseForm } from '../../form/send/parse-form.server';
import type { OpenSite } from '../../site/open-language.server';
import { buildLoginPath } from '../../i18n/login-path';
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
 * OWN-1: has the CMS mail a link to a new password, if it knows the address; nobody is told whether
 * it does. Counted by address alone: no stranger can use up what an owner needs.
 */
export async function requestPasswordReset(
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
