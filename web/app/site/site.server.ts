import { env } from '../../server/env';
import { queryCms } from '../cms/client/query.server';
import type { Editorial } from '../cms/preview/previewable.server';
import { layoutTypes } from '../cms/changed-tags';
import { reportProblem } from '../cms/content-log.server';
import { SiteDocument } from '../cms/generated/graphql';
import { remembered } from '../cms/client/remembered.server';
import { languages, type Language, type Localized } from '@agency/domain/languages';
import { buildSite, type Site, type SiteAnswer } from './build-site';
import { compareSites } from './compare-sites';
import { listPageProblems } from './page-flaws';

/** The site as it was loaded last, and the tags of what loading it made outdated. */
let latest: Site | null = null;
const outdated = new Set<string>();

/**
 * The site in all languages, remembered until a publish notice names a part of it. A notice may be
 * lost, so an older answer is renewed behind what is answered with it.
 * Disabled languages come along: which are enabled is part of the answer (LANG-2).
 */
export const loadSite = remembered(() => queryPublished(null, languages), {
  freshMs: 5 * 60_000,
  staleMs: Infinity,
  madeOf: layoutTypes,
});

/**
 * Asks the CMS for the site in the languages that changed, whatever is remembered; the tags of the
 * pages whose layout or address is not what it was when this was last asked: any visitor may have
 * found the change first. Throws CmsError.
 */
export async function renewSite(changed: readonly Language[]): Promise<readonly string[]> {
  await loadSite.renew((known) => queryPublished(known, changed));
  const tags = [...outdated];
  outdated.clear();
  return tags;
}

/**
 * The site as an editor previews it, asked anew each time. Every language is open, so that one can
 * be written before it is enabled (ROUTE-11).
 */
export async function loadPreviewedSite(editorial: Editorial): Promise<Site> {
  return buildSite(await requestSite(editorial), env.SITE_URL, languages);
}

async function queryPublished(known: Site | null, changed: readonly Language[]): Promise<Site> {
  const editorial = { queryCms, status: 'PUBLISHED' } as const;
  const answers = await requestSite(editorial, known === null ? languages : changed);
  const site = buildSite({ ...known?.answers, ...answers }, env.SITE_URL);
  listPageProblems(site).forEach(reportProblem);
  for (const tag of latest === null ? [] : compareSites(latest, site)) outdated.add(tag);
  latest = site;
  return site;
}

/** The answers of these languages, which are all where there are no others yet. */
async function requestSite(
  { queryCms, status }: Editorial,
  asked: readonly Language[] = languages,
): Promise<Localized<SiteAnswer>> {
  const answers = await Promise.all(
    asked.map(async (language) => [language, await queryCms(SiteDocument, { language, status })]),
  );
  return Object.fromEntries(answers) as Localized<SiteAnswer>;
}
