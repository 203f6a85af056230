import { askCms } from '../../cms/ask.server';
import { ListingChoicesDocument } from '../../cms/generated/graphql';
import { remembered } from '../../cms/remembered.server';
import type { LanguageContext } from '../../i18n/language-context.server';
import { perLanguage, type Language } from '@agency/domain/languages';
import { buildDemandChoices, type ListingChoices } from './build-demand-choices.server';
import type { DemandChoices } from './demand-choices';

/**
 * FORM-9: the types and postal codes that a demand can ask for, in this language. Remembered, so
 * that the form can be drawn while the CMS is away. Throws CmsError.
 */
export async function loadDemandChoices(context: LanguageContext): Promise<DemandChoices> {
  return buildDemandChoices(context, await answers[context.language]());
}

const answers = perLanguage(rememberChoices);

function rememberChoices(language: Language): () => Promise<ListingChoices> {
  const ask = async () => (await askCms(ListingChoicesDocument, { language })).listingChoices;
  return remembered(ask, { freshMs: 60_000, staleMs: Infinity, madeOf: ['list', 'listing'] });
}
