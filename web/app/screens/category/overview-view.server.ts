import type { ArticleTeaserFragment } from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import { homeCrumb } from '../../i18n/paths/standard-links.server';
import type { Paging } from '../../lib/rules/paging';
import { buildPager } from '../../ui/links/build-pager';
import { buildUploadedPicture, type UploadedFile } from '../../ui/media/build-picture';
import {
  buildArticleTeaser,
  findSubcategory,
  sectionPath,
} from '../../features/article/article-view.server';
import type {
  ArticleGroupView,
  ArticleOverviewView,
  ArticleTeaserView,
} from '../../features/article/article-view';

type Named = { key: string; name: string; slug: string | null };
type Words = { description: string | null; image: UploadedFile | null } | null;

export type OverviewSource = {
  category: Named;
  /** The current subcategory; null for the whole category. */
  subcategory: Named | null;
  subcategories: readonly Named[];
  words: { category: Words; subcategory: Words };
  articles: readonly ArticleTeaserFragment[];
  paging: Paging;
};

/** Fewer undated articles than this get a large row each. */
const mostFeatures = 6;

/** Builds the overview of a category or subcategory. */
export function buildOverview(
  context: LanguageContext,
  source: OverviewSource,
): ArticleOverviewView {
  const { t } = context;
  const { category, subcategory, words, articles, paging } = source;
  const path = sectionPath(context, category, subcategory);
  const isDated = Boolean(articles[0]?.date);
  const lead = isDated && paging.page === 1 ? articles[0] : undefined;
  const own = subcategory ? words.subcategory : words.category;
  return {
    breadcrumbs: [
      homeCrumb(context),
      ...(subcategory
        ? [{ label: category.name, href: sectionPath(context, category, null) }]
        : []),
      { label: (subcategory ?? category).name, href: null },
    ],
    title: (subcategory ?? category).name,
    intro: own?.description || null,
    picture: buildUploadedPicture(own?.image ?? words.category?.image),
    topics: listTopics(context, source),
    lead: lead ? buildArticleTeaser(lead, context, labelIn(source)) : null,
    groups: groupArticles(
      context,
      source,
      articles.filter((article) => article !== lead),
    ),
    emptyText: articles.length === 0 ? t('articles.none') : null,
    pager: buildPager(t, paging, (page) => (page === 1 ? path : `${path}?page=${page}`)),
  };
}

function listTopics(
  context: LanguageContext,
  { category, subcategory, subcategories }: OverviewSource,
): ArticleOverviewView['topics'] {
  const all = subcategories.filter(({ slug }) => slug);
  if (all.length === 0) return [];
  const topic = (label: string, target: Named | null) => ({
    label,
    href: sectionPath(context, category, target),
    isCurrent: target?.key === subcategory?.key,
  });
  return [topic(context.t('articles.allTopics'), null), ...all.map((one) => topic(one.name, one))];
}

/** Groups by subcategory if the whole category fits one page. */
function groupArticles(
  context: LanguageContext,
  source: OverviewSource,
  articles: readonly ArticleTeaserFragment[],
): ArticleGroupView[] {
  const { category, subcategory, subcategories, paging } = source;
  const isGrouped = subcategory === null && subcategories.length > 0 && paging.pages === 1;
  if (!isGrouped) return [buildGroup('all', null, null, articles)].filter(isFilled);
  const named = subcategories.map((one) =>
    buildGroup(
      one.key,
      one.name,
      {
        label: context.t('articles.allIn', { name: one.name }),
        href: sectionPath(context, category, one),
      },
      articles.filter((article) => findSubcategory(article)?.key === one.key),
    ),
  );
  const others = articles.filter((article) => findSubcategory(article) === null);
  return [...named, buildGroup('others', context.t('articles.others'), null, others)].filter(
    isFilled,
  );

  function buildGroup(
    id: string,
    title: string | null,
    more: ArticleGroupView['more'],
    ofGroup: readonly ArticleTeaserFragment[],
  ): ArticleGroupView {
    const label = title === null ? labelIn(source) : 'none';
    const teasers = ofGroup.map((article) => buildArticleTeaser(article, context, label));
    return {
      id,
      title,
      more: title === null ? null : more,
      articles: teasers.filter((teaser): teaser is ArticleTeaserView => teaser !== null),
      form: mayFeature(ofGroup) && subcategories.length === 0 ? 'features' : 'cards',
    };
  }
}

function isFilled({ articles }: ArticleGroupView): boolean {
  return articles.length > 0;
}

function mayFeature(articles: readonly ArticleTeaserFragment[]): boolean {
  return articles.length <= mostFeatures && articles.every(({ date, image }) => !date && image);
}

function labelIn({ subcategory }: OverviewSource): 'subcategory' | 'none' {
  return subcategory === null ? 'subcategory' : 'none';
}
