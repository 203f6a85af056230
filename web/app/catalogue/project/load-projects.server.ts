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

/** Lists a maximum number of projects, those with units on offer first. Throws CmsError. */
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

/** Finds a project by the id at the end of its slug; null if none exists. Throws CmsError. */
export async function findProject(
  { language }: LanguageContext,
  slug: string,
): Promise<ProjectDetailFragment | null> {
  return (await queryCms(ProjectDocument, { language, slug })).project;
}

/** Finds the link from a listing to its project; null without one. Throws CmsError. */
export async function findProjectLink(
  { language, table, t }: LanguageContext,
  id: string,
): Promise<LinkView | null> {
  const { projectOfListing } = await queryCms(ProjectOfListingDocument, { language, id });
  if (projectOfListing === null) return null;
  const { title, slug } = projectOfListing;
  return { label: t('project.partOf', { title }), href: buildProjectPath(table, language, slug) };
}
