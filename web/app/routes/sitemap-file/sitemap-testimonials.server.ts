import { queryCms } from '../../cms/client/query.server';
import { SitemapTestimonialsDocument } from '../../cms/generated/graphql';
import { buildPath, testimonialsKey } from '../../i18n/paths/build-path';
import type { Language } from '@agency/domain/languages';
import { buildTestimonialHref } from '../../features/article/testimonial-view.server';
import type { Site } from '../../site/build-site';
import { CollectedAddresses, listAll } from './collect-addresses';
import type { SitemapEntry } from '../../features/seo/feeds/sitemap-xml';

const atOnce = 100;

/**
 * Lists the testimonials and their overview, which changes with them. `taken` has the addresses of
 * pages that replace the overview.
 */
export async function listSitemapTestimonials(
  { table }: Site,
  languages: readonly Language[],
  taken: ReadonlySet<string>,
): Promise<SitemapEntry[]> {
  const addresses = new CollectedAddresses();
  for (const language of languages) {
    const overview = buildPath(table, language, testimonialsKey);
    const testimonials = await listAll(atOnce, async (start, limit) => {
      return (await queryCms(SitemapTestimonialsDocument, { language, start, limit })).testimonials;
    });
    for (const testimonial of testimonials) {
      if (testimonial === null) continue;
      const { documentId, slug, publishedAt: lastModified } = testimonial;
      const path = buildTestimonialHref({ table, language }, slug);
      if (!taken.has(overview)) addresses.add('', { language, path: overview, lastModified });
      if (path !== null) addresses.add(documentId, { language, path, lastModified });
    }
  }
  return addresses.entries;
}
