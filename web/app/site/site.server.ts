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

/** Last loaded site, and the tags of pages that became outdated by loading it. */
let latest: Site | null = null;
const outdated = new Set<string>();

/**
 * Returns the site in all languages, remembered until a publish notice names a part of it. Because
 * a notice may be lost, older answers are refreshed in the background. Includes disabled languages,
 * since the answer says which are enabled.
 */
export const loadSite = remembered(() => queryPublished(null, languages), {
  freshMs: 5 * 60_000,
  staleMs: Infinity,
  madeOf: layoutTypes,
});

/**
 * Queries the changed languages of the site again. Returns the tags of pages whose layout or
 * address differs since the last call, even if a request refreshed the site in between. Throws
 * CmsError.
 */
export async function renewSite(changed: readonly Language[]): Promise<readonly string[]> {
  await loadSite.renew((known) => queryPublished(known, changed));
  const tags = [...outdated];
  outdated.clear();
  return tags;
}

/**
 * Loads the site for previews, without caching. All languages are enabled, so that one can be
 * written before it is published.
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

async function requestSite(
  { queryCms, status }: Editorial,
  asked: readonly Language[] = languages,
): Promise<Localized<SiteAnswer>> {
  const answers = await Promise.all(
    asked.map(async (language) => [language, await queryCms(SiteDocument, { language, status })]),
  );
  return Object.fromEntries(answers) as Localized<SiteAnswer>;
}
