import { listProjects } from '../../catalogue/project/load-projects.server';
import { cacheTags } from '../../cms/cache-tags';
import { allProjectsLink } from '../../i18n/paths/standard-links.server';
import type { LoadBlock } from '../block';
import type { ProjectsView } from './view';

export const loadProjects: LoadBlock<'ComponentModuleProjects', ProjectsView> = async (
  context,
  { showSold },
  { maxItems },
) => {
  context.tags.add(cacheTags.projects).add(cacheTags.list('sale')).add(cacheTags.list('rent'));
  return {
    kind: 'projects',
    projects: await listProjects(context, { withSold: showSold, most: maxItems ?? 4 }),
    more: allProjectsLink(context, context.pageKey),
    emptyText: context.t('errors.noProjects'),
  };
};
