import { cacheTags } from '../../cms/cache-tags';
import {
  buildTestimonialHref,
  buildTestimonialPage,
} from '../../features/article/testimonial-view.server';
import {
  findTestimonial,
  findTestimonialSection,
  listTestimonialAlternates,
  listTestimonialOrder,
} from '../../features/article/load-testimonials.server';
import type { OpenSite } from '../../site/open-language.server';
import { buildReviewData } from '../../features/seo/article-data.server';
import { listBreadcrumbsData } from '../../features/seo/breadcrumbs-data.server';
import { buildSiteSeo } from '../../features/seo/build-site-seo.server';
import { testimonialsKey } from '../../i18n/paths/build-path';
import { shortenHtml, searchDescriptionLength } from '../../lib/text/description';
import { hasFailedBlock } from '../../blocks/module-view';
import type { Cache, ScreenOf } from '../screen';
import { loadModules } from '../../blocks/load-modules.server';

export const testimonialScreen = { load, cache };

async function load(context: OpenSite, { slug }: ScreenOf<'testimonial'>) {
  const { language } = context;
  const testimonial = await findTestimonial(context, slug);
  const path = buildTestimonialHref(context, slug);
  if (!testimonial || path === null) return null;
  const { documentId, key, image } = testimonial;
  const [order, alternates, section] = await Promise.all([
    listTestimonialOrder(context),
    listTestimonialAlternates(context, documentId),
    findTestimonialSection(context, testimonialsKey),
  ]);
  const view = buildTestimonialPage(testimonial, order, context);
  const { name, subject, text, date } = view.testimonial;
  const tags = new Set([
    cacheTags.testimonials(language),
    cacheTags.testimonial(language, key ?? documentId),
    cacheTags.page(language, testimonialsKey),
  ]);
  const review = buildReviewData(context, { name, text, day: date?.iso ?? null, path });
  return {
    view,
    modules: await loadModules(context, section?.modules ?? [], tags),
    seo: buildSiteSeo(context, {
      path,
      alternates,
      title: [name, subject].filter(Boolean).join(' – '),
      description: shortenHtml(text, searchDescriptionLength),
      params: null,
      pictures: [image?.picture, section?.image?.picture],
      structured: [
        ...(review ? [review] : []),
        ...listBreadcrumbsData(view.breadcrumbs, context.site.origin, path),
      ],
      isIndexed: true,
      type: 'article',
    }),
    alternates,
    tags: [...tags],
  };
}

function cache({ modules }: NonNullable<Awaited<ReturnType<typeof load>>>): Cache {
  return hasFailedBlock(modules) ? 'partial' : 'plain';
}
