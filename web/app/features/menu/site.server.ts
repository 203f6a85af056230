import { env } from '../../../server/env';
import { askCms } from '../../cms/ask.server';
import { SiteDocument } from '../../cms/generated/graphql';
import { remembered } from '../../cms/remembered.server';
import { languages, type Localized } from '../../i18n/languages';
import { buildSite, type Site, type SiteAnswer } from './build-site';

/**
 * The site in all languages, remembered for some seconds; a publish notice forgets it earlier.
 * Disabled languages come along: which are enabled is part of the answer (LANG-2).
 */
export const loadSite = remembered(
  async (): Promise<Site> => {
    const answers = await Promise.all(
      languages.map(async (language) => [
        language,
        await askCms(SiteDocument, { language, status: 'PUBLISHED' }),
      ]),
    );
    return buildSite(Object.fromEntries(answers) as Localized<SiteAnswer>, env.SITE_URL);
  },
  { freshMs: 5000, staleMs: 60_000 },
);
