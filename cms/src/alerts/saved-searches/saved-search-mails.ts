import type { Core } from '@strapi/strapi';
import { makeMailLink, buildUnsubscribeHeaders } from '../../platform/mail-links/mail-link';
import { translateMail } from '../../platform/mail/mail-texts';
import type { OutgoingMail } from '../../platform/mail/outgoing-mail';
import { describeCriteria } from './describe-criteria';
import type { StoredSavedSearch } from './stored-saved-search';

export function buildConfirmMail(
  strapi: Core.Strapi,
  savedSearch: StoredSavedSearch,
): Promise<OutgoingMail> {
  return buildMail(strapi, savedSearch, 'confirm', 'confirm-demand');
}

export function buildKnownMail(
  strapi: Core.Strapi,
  savedSearch: StoredSavedSearch,
): Promise<OutgoingMail> {
  return buildMail(strapi, savedSearch, 'known', 'demand');
}

/** Returns the common parts of mails about a saved search: recipient and unsubscribe link. */
export function addressSavedSearchMail({
  documentId,
  email,
  language,
}: StoredSavedSearch): Pick<OutgoingMail, 'recipient' | 'language' | 'headers'> {
  const stop = makeMailLink(language, 'stop-demand', documentId);
  return { recipient: email, language, headers: buildUnsubscribeHeaders(stop) };
}

async function buildMail(
  strapi: Core.Strapi,
  savedSearch: StoredSavedSearch,
  text: 'confirm' | 'known',
  action: 'confirm-demand' | 'demand',
): Promise<OutgoingMail> {
  const { documentId, language, criteria, askedAt } = savedSearch;
  const translate = translateMail(language);
  const href = makeMailLink(language, action, documentId);
  return {
    ...addressSavedSearchMail(savedSearch),
    key: `${action}:${documentId}:${askedAt.getTime()}`,
    kind: action,
    content: {
      subject: translate(`savedSearch.${text}.subject`),
      title: translate(`savedSearch.${text}.title`),
      blocks: [
        { type: 'paragraph', text: translate(`savedSearch.${text}.text`) },
        { type: 'rows', rows: await describeCriteria(strapi, criteria, language) },
        { type: 'button', label: translate(`savedSearch.${text}.button`), href },
        { type: 'note', text: translate(`savedSearch.${text}.why`) },
      ],
    },
  };
}
