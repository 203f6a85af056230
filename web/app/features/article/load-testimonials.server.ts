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

/** As many stand on a page of the overview. */
export const testimonialsSize = 24;

/** What clients say, the newest first. */
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

/** A page of what clients say, and how much there is in all. */
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

/** What the client with this slug says; null when nobody has it. */
export async function findTestimonial({ language, queryCms, status }: Context, slug: string) {
  const { testimonials } = await queryCms(TestimonialDocument, { language, slug, status });
  return testimonials[0] ?? null;
}

/** The names of those who say something, in the order of the overview. */
export async function listTestimonialOrder({ language, queryCms, status }: Context) {
  return (await queryCms(TestimonialOrderDocument, { language, status })).testimonials;
}

/** What editors wrote above and below what clients say; null when they made no page for it. */
export async function findTestimonialSection({ language, queryCms, status }: Context, key: string) {
  const { pages } = await queryCms(TestimonialSectionDocument, { language, key, status });
  return pages[0] ?? null;
}

/** The testimonial's address in every enabled language that has it (LANG-3). */
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
