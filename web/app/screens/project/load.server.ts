import { cacheTags } from '../../cms/cache-tags';
import { buildProjectQuestion } from '../../features/lead/form-block.server';
import { buildContact } from '../../site/settings/contact-view.server';
import type { OpenSite } from '../../site/open-language.server';
import { findProject } from '../../catalogue/project/load-projects.server';
import { buildProjectPath } from '../../catalogue/project/project-card.server';
import { buildProjectPage } from './project-view.server';
import { buildProjectSeo } from './seo.server';
import { movePermanently } from '../../cms/page-headers.server';
import type { Asked, Cache, ScreenOf } from '../screen';

export const projectScreen = { load, cache };

/**
 * Loads a project's page; null if none exists. Only the id is significant: throws a redirect to
 * the canonical address for another name.
 */
async function load(
  context: OpenSite,
  { slug }: ScreenOf<'project'>,
  { url: { pathname, search } }: Asked,
) {
  const { site, table, language } = context;
  const project = await findProject(context, decodeSlug(slug));
  if (project === null) return null;
  const path = buildProjectPath(table, language, project.card.slug);
  if (path !== pathname.replace(/\/?$/, '/')) throw movePermanently(path + search);
  const { phone, email } = buildContact(site.byLanguage[language].site);
  const url = new URL(path, site.origin).href;
  const view = buildProjectPage(project, context, { url, contact: { phone, email } });
  const alternates = table.languages.flatMap((code) => {
    const own = project.localized.find((localized) => localized.language === code);
    return own ? [{ language: code, path: buildProjectPath(table, code, own.slug) }] : [];
  });
  return {
    view,
    question: buildProjectQuestion(context, project, 'question'),
    seo: buildProjectSeo({ context, project, view, path, alternates }),
    alternates,
    tags: [cacheTags.projects, cacheTags.list('sale'), cacheTags.list('rent')],
  };
}

function cache(): Cache {
  return 'plain';
}

/** An undecodable segment matches no project. */
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return '';
  }
}
