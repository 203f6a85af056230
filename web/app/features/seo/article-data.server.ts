import type { Article, BlogPosting, Review } from 'schema-dts';
import type { OpenSite } from '../../site/open-language.server';
import { buildAgencyName } from './agency-data.server';
import { toStructuredData, type StructuredData } from './structured-data';

type ArticleDataSource = {
  path: string;
  title: string;
  description: string | null;
  /** `YYYY-MM-DD`; null for services, which have no date. */
  day: string | null;
  /** When the current version was published. */
  publishedAt: string | null;
  image: string | null;
};

/** Builds an article; one with a date is a BlogPosting. */
export function buildArticleData(context: OpenSite, source: ArticleDataSource): StructuredData {
  const { origin } = context.site;
  const { path, title, description, day, publishedAt, image } = source;
  const url = new URL(path, origin).href;
  const publisher = buildAgencyName(context);
  const isNewer = day && publishedAt && publishedAt.slice(0, 10) > day;
  const article: Article | BlogPosting = {
    '@type': day ? 'BlogPosting' : 'Article',
    '@id': url,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    headline: title,
    inLanguage: context.language,
    ...(description && { description }),
    ...(day && { datePublished: day }),
    ...(isNewer && { dateModified: publishedAt }),
    ...(image && { image: new URL(image, origin).href }),
    ...(publisher && { author: publisher, publisher }),
  };
  return toStructuredData(article);
}

/** Builds a client's review of the agency; null if the agency has no name. */
export function buildReviewData(
  context: OpenSite,
  testimonial: { name: string; text: string; day: string | null; path: string | null },
): StructuredData | null {
  const agency = buildAgencyName(context);
  if (agency === null) return null;
  const { name, text, day, path } = testimonial;
  const review: Review = {
    '@type': 'Review',
    ...(path && { url: new URL(path, context.site.origin).href }),
    itemReviewed: agency,
    author: { '@type': 'Person', name },
    reviewBody: text,
    inLanguage: context.language,
    ...(day && { datePublished: day }),
  };
  return toStructuredData(review);
}
