import { CmsError } from '../../cms/client/cms-error';
import { AskOwnerEmailDocument, ChangeOwnerPreferencesDocument } from '../../cms/generated/graphql';
import { writeCms } from '../../cms/client/write.server';
import { buildPortalPath } from '../../i18n/paths/portal-path';
import { parseForm } from '../../form/send/parse-form.server';
import {
  goOn,
  refuse,
  refuseForNow,
  refuseWhileAway,
  type StepAnswer,
} from '../../form/send/step-answer.server';
import type { FormValues } from '../../form/form-view';
import type { OpenSite } from '../../site/open-language.server';
import { emailSchema, mailsSchema, type ContactForm } from './contact-forms.server';
import type { Sent } from './login-forms.server';
import { sessionKey } from './session/begin-session.server';
import { addressKey } from './session/visitor.server';

/**
 * Changes the language and frequency of an owner's mails, or requests another address by mail; null
 * if the session has expired. Password attempts are limited as at login.
 */
export async function changeContact(
  context: OpenSite,
  session: string,
  form: ContactForm,
  given: Sent,
): Promise<StepAnswer | null> {
  const change = form === 'mails' ? changeMails : askEmail;
  try {
    return await change(context, session, given);
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.code === 'SESSION_OVER') return null;
    if (!error.isTemporary) console.error(error.message);
    return refuseWhileAway(context, readInputState(given.sent));
  }
}

function readInputState(sent: FormData): FormValues {
  const typed = [...sent].filter(
    ([name, value]) => name !== 'current' && typeof value === 'string',
  );
  return Object.fromEntries(typed) as FormValues;
}

async function changeMails(
  context: OpenSite,
  session: string,
  { sent }: Sent,
): Promise<StepAnswer> {
  const { typed, values, errors } = parseForm(sent, mailsSchema(context));
  if (errors) return refuse(typed, { errors });
  const { language, weekly } = values as { language: string; weekly?: boolean };
  await writeCms('ChangeOwnerPreferences', ChangeOwnerPreferencesDocument, {
    session,
    language,
    weeklyReport: weekly === true,
  });
  return goOn(`${buildPortalPath(context.language, 'account')}?done=mails#mails`);
}

async function askEmail(
  context: OpenSite,
  session: string,
  { sent, visitor }: Sent,
): Promise<StepAnswer> {
  const { t, language } = context;
  const { typed, values, errors } = parseForm(sent, emailSchema(context));
  if (errors) return refuse(typed, { errors });
  const attempt = await visitor.limits.take([addressKey('address', visitor), sessionKey(session)]);
  if (attempt.waitMs !== null) return refuseForNow(context, typed, { waitMs: attempt.waitMs });
  const { email, current } = values as { email: string; current: string };
  const asked = { session, email, current };
  const { askOwnerEmail: isAsked } = await writeCms('AskOwnerEmail', AskOwnerEmailDocument, asked);
  if (isAsked === null) return refuse(typed, { errors: { current: t('portal.currentWrong') } });
  await attempt.refund();
  return goOn(`${buildPortalPath(language, 'account')}?done=email#email`);
}
