import { buildOnce } from '../../cms/build-once.server';
import { queryCms } from '../../cms/client/query.server';
import {
  ProjectDocument,
  ProjectOfListingDocument,
  ProjectsDocument,
  type ProjectDetailFragment,
  type ProjectsQuery,
} from '../../cms/generated/graphql';
import type { LanguageContext } from '../../i18n/language-context.server';
import type { LinkView } from '../../ui/links/app-link';
import { buildProjectCard, buildProjectPath } from './project-card.server';
import type { ProjectCardView } from './project-view';

/** FIND-11: at most so many projects, those with something on offer first. Throws CmsError. */
export async function listProjects(
  context: LanguageContext,
  { withSold, most }: { withSold: boolean; most: number },
): Promise<ProjectCardView[]> {
  const { language } = context;
  return buildCards(await queryCms(ProjectsDocument, { language, withSold }), context, most);
}

const buildCards = buildOnce(
  ({ projects }: ProjectsQuery, context: LanguageContext, most: number) =>
    projects.slice(0, most).map((card) => buildProjectCard(card, context)),
);

/** The project whose id an address ends in; null when there is none. Throws CmsError. */
export async function findProject(
  { language }: LanguageContext,
  slug: string,
): Promise<ProjectDetailFragment | null> {
  return (await queryCms(ProjectDocument, { language, slug })).project;
}

/** The way from a listing to the project it belongs to; null without one. Throws CmsError. */
export async function findProjectLink(
  { language, table, t }: LanguageContext,
  id: string,
): Promise<LinkView | null> {
  const { projectOfListing } = await queryCms(ProjectOfListingDocument, { language, id });
  if (projectOfListing === null) return null;
  const { title, slug } = projectOfListing;
  return { label: t('project.partOf', { title }), href: buildProjectPath(table, language, slug) };
}
