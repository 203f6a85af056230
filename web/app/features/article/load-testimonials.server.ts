import {
  TestimonialAddressesDocument,
  TestimonialDocument,
  TestimonialListDocument,
  TestimonialOrderDocument,
  TestimonialSectionDocument,
  TestimonialsDocument,
  type TestimonialCardFragment,
  type TestimonialsQuery,
} from '../../cms/generated/graphql';
import { buildOnce } from '../../cms/build-once.server';
import type { Editorial } from '../../cms/preview/previewable.server';
import type { Alternate } from '../../i18n/paths/alternates';
import type { LanguageContext } from '../../i18n/language-context.server';
import { buildTestimonial, buildTestimonialHref } from './testimonial-view.server';
import type { TestimonialView } from './article-view';

type Context = LanguageContext & Editorial;

export const testimonialsSize = 24;

export async function listTestimonials(
  context: Context,
  { limit, withPictures }: { limit: number; withPictures: boolean },
): Promise<TestimonialView[]> {
  const { language, queryCms, status } = context;
  return buildTestimonials(
    await queryCms(TestimonialsDocument, { language, limit, status }),
    context,
    withPictures,
  );
}

const buildTestimonials = buildOnce(
  ({ testimonials }: TestimonialsQuery, context: Context, withPictures: boolean) =>
    testimonials
      .filter((testimonial) => testimonial !== null)
      .map((testimonial) => buildTestimonial(testimonial, context))
      .map((view) => (withPictures ? view : { ...view, picture: null })),
);

export async function listTestimonialPage(
  { language, queryCms, status }: Context,
  page: number,
  pageSize: number,
): Promise<{ testimonials: TestimonialCardFragment[]; total: number }> {
  const variables = { language, page, pageSize, status };
  const answer = await queryCms(TestimonialListDocument, variables);
  const { nodes = [], pageInfo } = answer.testimonials_connection ?? {};
  return { testimonials: nodes, total: pageInfo?.total ?? 0 };
}

export async function findTestimonial({ language, queryCms, status }: Context, slug: string) {
  const { testimonials } = await queryCms(TestimonialDocument, { language, slug, status });
  return testimonials[0] ?? null;
}

/** Lists the slugs of all testimonials in the order of the overview. */
export async function listTestimonialOrder({ language, queryCms, status }: Context) {
  return (await queryCms(TestimonialOrderDocument, { language, status })).testimonials;
}

/** Finds the editors' texts around the overview; null without a page for it. */
export async function findTestimonialSection({ language, queryCms, status }: Context, key: string) {
  const { pages } = await queryCms(TestimonialSectionDocument, { language, key, status });
  return pages[0] ?? null;
}

/** Lists the testimonial's addresses in all languages that have it. */
export async function listTestimonialAlternates(
  { table, queryCms, status }: Context,
  documentId: string,
): Promise<Alternate[]> {
  const answer = await queryCms(TestimonialAddressesDocument, { documentId, status });
  return table.languages.flatMap((language) => {
    const path = buildTestimonialHref({ table, language }, answer[language][0]?.slug ?? null);
    return path === null ? [] : [{ language, path }];
  });
}
