import { CmsError } from '../../cms/client/cms-error';
import { untilAnswered, writeCms } from '../../cms/client/write.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildSavedSearchFallback } from './change-saved-search.server';
import {
  buildDeletedSavedSearch,
  changeStateOfSavedSearch,
  showSavedSearch,
} from './saved-search-screens.server';
import type { MailAction, MailDone, MailLink } from './mail-actions';
import { mailIntents, type MailIntent, type MailLinkView } from './mail-link-view';
import {
  buildConfirmedEmail,
  confirmOwnerEmail,
  showOwnerEmail,
  showOwnerReport,
  stopOwnerReport,
} from './owner-screens.server';
import { queryCms } from '../../cms/client/query.server';
import {
  ConfirmSubscriptionDocument,
  StopSubscriptionDocument,
  SubscriptionByTokenDocument,
  AppointmentByTokenDocument,
  CancelAppointmentDocument,
} from '../../cms/generated/graphql';
import { buildSubscriptionScreen, buildVisitScreen } from './visit-words.server';
import { buildPath } from '../../i18n/paths/build-path';

type Screen = {
  /** What the action does, whatever button was pressed; null where a screen has several. */
  intent: MailIntent | null;
  show(context: LanguageContext, link: MailLink): Promise<MailLinkView | null>;
  /** Says what has been done where the link works no more by it. */
  action(token: string, intent: MailIntent): Promise<MailDone | null | void>;
};

/** How long a link waits for a CMS that is away: it was opened for this, or acted a moment ago. */
const patienceMs = 5000;

const savedSearch = { show: showSavedSearch, action: changeStateOfSavedSearch };
const subscription = { show: showSubscription, action: changeSubscription };

const screens: Readonly<Record<MailAction, Screen>> = {
  'confirm-demand': { ...savedSearch, intent: 'confirm' },
  demand: { ...savedSearch, intent: null },
  'stop-demand': { ...savedSearch, intent: 'stop' },
  'confirm-newsletter': { ...subscription, intent: 'confirm' },
  'stop-newsletter': { ...subscription, intent: 'stop' },
  appointment: { show: showVisit, action: cancelVisit, intent: 'cancel' },
  'stop-owner-report': { show: showOwnerReport, action: stopOwnerReport, intent: 'stop' },
  'confirm-owner-email': { show: showOwnerEmail, action: confirmOwnerEmail, intent: 'confirm' },
};

/**
 * What a link of a mail shows; null for a dead one. It changes nothing. After a form was sent it
 * can be drawn without the CMS too, so that nothing typed is lost (FORM-6). Throws CmsError.
 */
export async function showMailLink(
  context: LanguageContext,
  link: MailLink,
  isAfterPost: boolean,
): Promise<MailLinkView | null> {
  if (link.done === 'deleted') return buildDeletedSavedSearch(context);
  if (link.done === 'confirmed') return buildConfirmedEmail(context);
  if (link.token === '') return null;
  try {
    return await untilAnswered(patienceMs, () => screens[link.action].show(context, link));
  } catch (error) {
    const mayFallBack = isAfterPost && link.action === 'demand' && error instanceof CmsError;
    if (!mayFallBack || !error.isTemporary) throw error;
    return buildSavedSearchFallback(context, link);
  }
}

/**
 * Does what a link of a mail is for, once or more often alike, and says what then to show. A dead
 * link and an unknown button do nothing. Throws CmsError.
 */
export async function actOnMailLink(link: MailLink, asked: string): Promise<MailLink> {
  const { action, token } = link;
  const screen = screens[action];
  const intent = screen.intent ?? mailIntents.find((known) => known === asked) ?? null;
  if (token === '' || intent === null) return { ...link, done: null };
  const done = (await screen.action(token, intent)) ?? null;
  if (done !== null) return { action, token: '', done };
  return intent === 'delete'
    ? { action, token: '', done: 'deleted' }
    : { action, token, done: null };
}

/** FORM-10: what a link about the newsletter shows; null for a dead one. Throws CmsError. */
async function showSubscription(
  context: LanguageContext,
  link: MailLink,
): Promise<MailLinkView | null> {
  const { token } = link;
  const { subscriptionByToken } = await queryCms(SubscriptionByTokenDocument, { token });
  return subscriptionByToken && buildSubscriptionScreen(context, link, subscriptionByToken);
}

/** FORM-10: the second half of the opt-in, and the way out. Throws CmsError. */
async function changeSubscription(token: string, intent: MailIntent): Promise<void> {
  if (intent === 'confirm') {
    await writeCms('ConfirmSubscription', ConfirmSubscriptionDocument, { token });
  }
  if (intent === 'stop') await writeCms('StopSubscription', StopSubscriptionDocument, { token });
}

/** FORM-14: the visit that a mail confirmed; null for a dead link. Throws CmsError. */
async function showVisit(
  context: LanguageContext,
  { token }: MailLink,
): Promise<MailLinkView | null> {
  const { appointmentByToken } = await queryCms(AppointmentByTokenDocument, { token });
  return appointmentByToken && buildVisitScreen(context, appointmentByToken, new Date());
}

/** FORM-14: cancels a visit, which frees its place; again it changes nothing. Throws CmsError. */
async function cancelVisit(token: string): Promise<void> {
  await writeCms('CancelAppointment', CancelAppointmentDocument, { token });
}

/** One page for every link that opens nothing: broken off, made up, or of what was erased. */
export function buildDeadLink({ t, table, language }: LanguageContext): MailLinkView {
  return {
    title: t('mailLink.deadTitle'),
    notice: null,
    text: t('mailLink.deadText'),
    lines: [],
    button: null,
    form: null,
    others: null,
    links: [
      { label: t('mailLink.contact'), href: buildPath(table, language, 'contact') },
      { label: t('mailLink.newSavedSearch'), href: buildPath(table, language, 'demand-register') },
    ],
  };
}
