import type {
  TestimonialCardFragment,
  TestimonialOrderQuery,
  TestimonialQuery,
} from '../../cms/generated/graphql';
import { buildFormPath, buildPath, testimonialsKey } from '../../i18n/paths/build-path';
import type { LanguageContext } from '../../i18n/language-context.server';
import { homeCrumb } from '../../i18n/paths/standard-links.server';
import type { Paging } from '../../lib/rules/paging';
import { buildPager } from '../../ui/links/build-pager';
import { buildUploadedPicture, type UploadedFile } from '../../ui/media/build-picture';
import type { LinkView } from '../../ui/links/app-link';
import { buildDate } from './article-view.server';
import type { TestimonialOverviewView, TestimonialPageView, TestimonialView } from './article-view';

export function testimonialsLink({ t, table, language }: LanguageContext): LinkView {
  return { label: t('testimonials.all'), href: buildPath(table, language, testimonialsKey) };
}

function writeLink(context: LanguageContext): LinkView {
  return {
    label: context.t('form.links.testimonial'),
    href: buildFormPath(context, 'testimonial'),
  };
}

/** Builds `testimonials/{slug}`; null without a slug. */
export function buildTestimonialHref(
  { table, language }: Pick<LanguageContext, 'table' | 'language'>,
  slug: string | null,
): string | null {
  return slug ? `${buildPath(table, language, testimonialsKey)}${encodeURIComponent(slug)}/` : null;
}

export function buildTestimonial(
  testimonial: TestimonialCardFragment,
  context: LanguageContext,
): TestimonialView {
  return {
    id: testimonial.documentId,
    name: testimonial.name,
    subject: testimonial.subject || null,
    text: testimonial.comment,
    date: buildDate(testimonial.date, context),
    picture: buildUploadedPicture(testimonial.image),
    initials: formInitials(testimonial.name),
    href: buildTestimonialHref(context, testimonial.slug),
  };
}

/** Builds the overview of testimonials, with the texts of its page if editors made one. */
export function buildTestimonialOverview(
  context: LanguageContext,
  source: {
    words: { title: string; description: string | null; image: UploadedFile | null } | null;
    testimonials: readonly TestimonialCardFragment[];
    paging: Paging;
  },
): TestimonialOverviewView {
  const { t } = context;
  const { words, paging } = source;
  const { href } = testimonialsLink(context);
  const name = sectionName(context);
  const all = source.testimonials.map((testimonial) => buildTestimonial(testimonial, context));
  const hasLead = paging.page === 1 && all.length > 1;
  return {
    breadcrumbs: [homeCrumb(context), { label: name, href: null }],
    title: words?.title || name,
    intro: words?.description || null,
    picture: buildUploadedPicture(words?.image),
    lead: (hasLead ? all[0] : null) ?? null,
    testimonials: hasLead ? all.slice(1) : all,
    emptyText: all.length === 0 ? t('testimonials.none') : null,
    write: writeLink(context),
    pager: buildPager(t, paging, (page) => (page === 1 ? href : `${href}?page=${page}`)),
  };
}

/** Builds a testimonial's page, with a link to the next; the last links to the first. */
export function buildTestimonialPage(
  testimonial: NonNullable<TestimonialQuery['testimonials'][number]>,
  order: TestimonialOrderQuery['testimonials'],
  context: LanguageContext,
): TestimonialPageView {
  const overview = testimonialsLink(context);
  return {
    breadcrumbs: [
      homeCrumb(context),
      { label: sectionName(context), href: overview.href },
      { label: testimonial.name, href: null },
    ],
    testimonial: buildTestimonial(testimonial, context),
    website: buildWebsite(testimonial.website),
    overview,
    write: writeLink(context),
    next: findNext(testimonial.documentId, order, context),
  };
}

function sectionName({ t, table, language }: LanguageContext): string {
  return table.findEntry(testimonialsKey)?.names[language] ?? t('testimonials.title');
}

function findNext(
  documentId: string,
  order: TestimonialOrderQuery['testimonials'],
  context: LanguageContext,
): TestimonialPageView['next'] {
  const others = order.filter((one) => one !== null);
  const at = others.findIndex((one) => one.documentId === documentId);
  const next = others[(at + 1) % others.length];
  const href =
    next && next.documentId !== documentId ? buildTestimonialHref(context, next.slug) : null;
  return next && href ? { name: next.name, subject: next.subject || null, href } : null;
}

function buildWebsite(website: string | null): LinkView | null {
  if (!website || !URL.canParse(website)) return null;
  const { hostname, protocol } = new URL(website);
  return /^https?:$/.test(protocol)
    ? { label: hostname.replace(/^www\./, ''), href: website }
    : null;
}

/** Returns at most two initials of a name in place of a portrait; empty without a letter. */
export function formInitials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  const [first = '', ...others] = letters;
  return `${first}${others.at(-1) ?? ''}`.toLocaleUpperCase('en');
}
