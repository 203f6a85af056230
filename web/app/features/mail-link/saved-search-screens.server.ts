import { queryCms } from '../../cms/client/query.server';
import {
  ChangeSavedSearchDocument,
  ConfirmSavedSearchDocument,
  DeleteSavedSearchDocument,
  SavedSearchByTokenDocument,
  StopSavedSearchDocument,
} from '../../cms/generated/graphql';
import { writeCms } from '../../cms/client/write.server';
import { buildPath } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { describeSavedSearch, readCriteria } from '../saved-search/describe-saved-search.server';
import { loadSavedSearchChoices } from '../saved-search/load-saved-search-choices.server';
import { buildSavedSearchForm } from './change-saved-search.server';
import { buildSavedSearchWords } from './saved-search-words.server';
import type { MailLink } from './mail-actions';
import type { MailIntent, MailLinkView } from './mail-link-view';

/** Shows the saved search of a link; null if invalid. Throws CmsError. */
export async function showSavedSearch(
  context: LanguageContext,
  link: MailLink,
): Promise<MailLinkView | null> {
  const { savedSearchByToken: savedSearch } = await queryCms(SavedSearchByTokenDocument, {
    token: link.token,
  });
  if (savedSearch === null) return null;
  const saved = readCriteria(savedSearch);
  const choices = await loadSavedSearchChoices(context);
  const words = buildSavedSearchWords(context, link, savedSearch);
  if (link.action === 'demand') {
    return { ...words, lines: [], form: buildSavedSearchForm(context, link, choices, saved) };
  }
  const lines = describeSavedSearch(context, saved.criteria, saved.rhythm, choices);
  return { ...words, lines: lines.map((line) => ({ ...line, href: null })), form: null };
}

/** Starts, stops or deletes a saved search; ignores an invalid link. Throws CmsError. */
export async function changeStateOfSavedSearch(token: string, intent: MailIntent): Promise<void> {
  if (intent === 'confirm')
    await writeCms('ConfirmSavedSearch', ConfirmSavedSearchDocument, { token });
  if (intent === 'resume') await resumeSavedSearch(token);
  if (intent === 'stop') await writeCms('StopSavedSearch', StopSavedSearchDocument, { token });
  if (intent === 'delete')
    await writeCms('DeleteSavedSearch', DeleteSavedSearchDocument, { token });
}

/** Saving a stopped saved search unchanged resumes it. */
async function resumeSavedSearch(token: string): Promise<void> {
  const { savedSearchByToken: savedSearch } = await queryCms(SavedSearchByTokenDocument, { token });
  if (savedSearch === null) return;
  const { criteria, rhythm } = readCriteria(savedSearch);
  const wanted = {
    ...criteria,
    types: [...criteria.types],
    zips: [...criteria.zips],
    amenities: [...criteria.amenities],
  };
  await writeCms('ChangeSavedSearch', ChangeSavedSearchDocument, {
    token,
    criteria: wanted,
    rhythm,
  });
}

export function buildDeletedSavedSearch({ t, table, language }: LanguageContext): MailLinkView {
  return {
    title: t('mailLink.savedSearchDeletedTitle'),
    notice: null,
    text: t('mailLink.savedSearchDeletedText'),
    lines: [],
    button: null,
    form: null,
    others: null,
    links: [
      { label: t('mailLink.newSavedSearch'), href: buildPath(table, language, 'demand-register') },
    ],
  };
}
