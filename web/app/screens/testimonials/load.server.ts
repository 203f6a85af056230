import { redirect } from '@remix-run/node';
import { cacheTags } from '../../cms/cache-tags';
import { buildTestimonialOverview } from '../../features/article/testimonial-view.server';
import {
  findTestimonialSection,
  listTestimonialPage,
  testimonialsSize,
} from '../../features/article/load-testimonials.server';
import type { OpenSite } from '../../site/open-language.server';
import { buildReviewData } from '../../features/seo/article-data.server';
import { listAlternates } from '../../i18n/paths/alternates';
import { buildPath, testimonialsKey } from '../../i18n/paths/build-path';
import { buildPaging, findLastPage } from '../../lib/rules/paging';
import { buildOverviewSeo } from '../overview-seo.server';
import { hasFailedBlock } from '../../blocks/module-view';
import type { Asked, Cache, ScreenOf } from '../screen';
import { loadModules } from '../../blocks/load-modules.server';

export const testimonialsScreen = { load, cache };

/**
 * Loads the overview of testimonials; null for an invalid page number. Throws a redirect to the last page
 * for a later one.
 */
async function load(context: OpenSite, _screen: ScreenOf<'testimonials'>, { list }: Asked) {
  if (list.isNotFound) return null;
  const { page } = list.search;
  const { table, language } = context;
  const [{ testimonials, total }, words] = await Promise.all([
    listTestimonialPage(context, page, testimonialsSize),
    findTestimonialSection(context, testimonialsKey),
  ]);
  const paging = buildPaging(page, total, testimonialsSize);
  const path = buildPath(table, language, testimonialsKey);
  if (paging === null) {
    const last = findLastPage(total, testimonialsSize);
    throw redirect(last === 1 ? path : `${path}?page=${last}`);
  }
  const view = buildTestimonialOverview(context, { words, testimonials, paging });
  const tags = new Set([
    cacheTags.testimonials(language),
    cacheTags.page(language, testimonialsKey),
  ]);
  const alternates = listAlternates(table, { screen: 'page', key: testimonialsKey });
  const shown = [...(view.lead ? [view.lead] : []), ...view.testimonials];
  return {
    view,
    modules: await loadModules(context, words?.modules ?? [], tags),
    seo: buildOverviewSeo(context, {
      path,
      view,
      paging,
      alternates,
      params: words?.seo ?? null,
      pictures: [words?.image?.picture],
      entries: testimonials.map(({ name }) => name),
      structured: shown.flatMap(({ name, text, date, href }) => {
        const source = { name, text, day: date?.iso ?? null, path: href };
        const review = buildReviewData(context, source);
        return review ? [review] : [];
      }),
    }),
    alternates,
    tags: [...tags],
  };
}

function cache({ modules }: NonNullable<Awaited<ReturnType<typeof load>>>): Cache {
  return hasFailedBlock(modules) ? 'partial' : 'own';
}
