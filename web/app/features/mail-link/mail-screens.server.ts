import { CmsError } from '../../cms/cms-error';
import { untilAnswered } from '../../cms/write.server';
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
import { changeSubscription, showSubscription } from './subscription-screens.server';
import { cancelVisit, showVisit } from './visit-screens.server';

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
