import { queryCms } from '../../cms/client/query.server';
import { ListingChoicesDocument } from '../../cms/generated/graphql';
import { remembered } from '../../cms/client/remembered.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { perLanguage, type Language } from '@agency/domain/languages';
import { buildSavedSearchChoices, type ListingChoices } from './build-saved-search-choices.server';
import type { SavedSearchChoices } from './saved-search-choices';

/**
 * Loads the types and postal codes for saved searches in this language. Cached, so that the form
 * renders while the CMS is unavailable. Throws CmsError.
 */
export async function loadSavedSearchChoices(
  context: LanguageContext,
): Promise<SavedSearchChoices> {
  return buildSavedSearchChoices(context, await answers[context.language]());
}

const answers = perLanguage(rememberChoices);

function rememberChoices(language: Language): () => Promise<ListingChoices> {
  const ask = async () => (await queryCms(ListingChoicesDocument, { language })).listingChoices;
  return remembered(ask, { freshMs: 60_000, staleMs: Infinity, madeOf: ['list', 'listing'] });
}
