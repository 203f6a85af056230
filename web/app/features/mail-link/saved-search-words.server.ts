import type { MailSavedSearchFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildMailPath, type MailLink } from './mail-actions';
import type { MailButton, MailLinkView } from './mail-link-view';

type Words = Omit<MailLinkView, 'lines' | 'form'>;
type SavedSearch = Pick<MailSavedSearchFragment, 'email' | 'state'>;

/** Returns texts and buttons by the link and the state of the saved search. */
export function buildSavedSearchWords(
  context: LanguageContext,
  link: MailLink,
  { email, state }: SavedSearch,
): Words {
  const { t, language } = context;
  const words = {
    notice: null,
    button: null,
    others: null,
    links: [
      {
        label: t('mailLink.seeSavedSearch'),
        href: buildMailPath(language, { ...link, action: 'demand', done: null }),
      },
    ],
  };
  if (link.action === 'demand') return buildOwnWords(context, link, { email, state });
  if (state === 'stopped') {
    return {
      ...words,
      title: t('mailLink.savedSearchStoppedTitle'),
      text: t('mailLink.savedSearchStoppedText'),
    };
  }
  if (link.action === 'confirm-demand') {
    return state === 'active'
      ? {
          ...words,
          title: t('mailLink.savedSearchRunsTitle'),
          text: t('mailLink.savedSearchRunsText', { email }),
        }
      : {
          ...words,
          title: t('mailLink.confirmSavedSearchTitle'),
          text: t('mailLink.confirmSavedSearchText'),
          button: { label: t('mailLink.confirmSavedSearchButton'), intent: 'confirm' },
        };
  }
  return {
    ...words,
    title: t('mailLink.stopSavedSearchTitle'),
    text: t('mailLink.stopSavedSearchText', { email }),
    button: { label: t('mailLink.savedSearchStop'), intent: 'stop' },
  };
}

function buildOwnWords(
  { t }: LanguageContext,
  { done }: MailLink,
  savedSearch: SavedSearch,
): Words {
  const { email, state } = savedSearch;
  const isActive = state === 'active';
  const isStopped = state === 'stopped';
  const start: MailButton = isStopped
    ? { label: t('mailLink.savedSearchResume'), intent: 'resume' }
    : { label: t('mailLink.confirmSavedSearchButton'), intent: 'confirm' };
  const stop = { label: t('mailLink.savedSearchStop'), intent: 'stop' as const };
  const erase = { label: t('mailLink.savedSearchDelete'), intent: 'delete' as const };
  return {
    title: t('mailLink.savedSearchTitle'),
    notice: done === 'saved' ? t('mailLink.savedSearchSavedTitle') : null,
    text: isActive
      ? t('mailLink.savedSearchActive', { email })
      : t(isStopped ? 'mailLink.savedSearchStopped' : 'mailLink.savedSearchPending', { email }),
    button: isActive ? null : start,
    others: {
      label: t('mailLink.savedSearchOther'),
      text: t('mailLink.savedSearchDeleteText'),
      buttons: isActive ? [stop, erase] : [erase],
    },
    links: [],
  };
}
