import { queryCms } from '../../cms/query.server';
import { AppointmentByTokenDocument, CancelAppointmentDocument } from '../../cms/generated/graphql';
import { writeCms } from '../../cms/write.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { MailLink } from './mail-actions';
import type { MailLinkView } from './mail-link-view';
import { buildVisitScreen } from './visit-words.server';

/** FORM-14: the visit that a mail confirmed; null for a dead link. Throws CmsError. */
export async function showVisit(
  context: LanguageContext,
  { token }: MailLink,
): Promise<MailLinkView | null> {
  const { appointmentByToken } = await queryCms(AppointmentByTokenDocument, { token });
  return appointmentByToken && buildVisitScreen(context, appointmentByToken, new Date());
}

/** FORM-14: cancels a visit, which frees its place; again it changes nothing. Throws CmsError. */
export async function cancelVisit(token: string): Promise<void> {
  await writeCms('CancelAppointment', CancelAppointmentDocument, { token });
}
