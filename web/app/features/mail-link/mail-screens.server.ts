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
  /** The action of any button; null if a screen has several. */
  intent: MailIntent | null;
  show(context: LanguageContext, link: MailLink): Promise<MailLinkView | null>;
  /** Returns what was done if the link no longer works afterwards. */
  action(token: string, intent: MailIntent): Promise<MailDone | null | void>;
};

/** Time that a link waits for an unavailable CMS. */
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
 * Loads the screen of a mail link without changing anything; null for an invalid link. After a form
 * submission it also renders without the CMS. Throws CmsError.
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
 * Performs the action of a mail link, idempotently, and returns the link to show next. Ignores
 * invalid links and unknown buttons. Throws CmsError.
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

/** Shows the subscription of a newsletter link; null if invalid. Throws CmsError. */
async function showSubscription(
  context: LanguageContext,
  link: MailLink,
): Promise<MailLinkView | null> {
  const { token } = link;
  const { subscriptionByToken } = await queryCms(SubscriptionByTokenDocument, { token });
  return subscriptionByToken && buildSubscriptionScreen(context, link, subscriptionByToken);
}

/** Confirms or ends a subscription. Throws CmsError. */
async function changeSubscription(token: string, intent: MailIntent): Promise<void> {
  if (intent === 'confirm') {
    await writeCms('ConfirmSubscription', ConfirmSubscriptionDocument, { token });
  }
  if (intent === 'stop') await writeCms('StopSubscription', StopSubscriptionDocument, { token });
}

/** Shows the visit of a link; null if invalid. Throws CmsError. */
async function showVisit(
  context: LanguageContext,
  { token }: MailLink,
): Promise<MailLinkView | null> {
  const { appointmentByToken } = await queryCms(AppointmentByTokenDocument, { token });
  return appointmentByToken && buildVisitScreen(context, appointmentByToken, new Date());
}

/** Cancels a visit, which frees its place; idempotent. Throws CmsError. */
async function cancelVisit(token: string): Promise<void> {
  await writeCms('CancelAppointment', CancelAppointmentDocument, { token });
}

/** Builds the page for every invalid link: incomplete, forged, or of a deleted record. */
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
