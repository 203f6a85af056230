import { cacheTags } from '../../cms/cache-tags';
import { buildTeamPage, findTeamMember } from '../../catalogue/team/team-page.server';
import { buildTeamPath } from '../../catalogue/team/team-view.server';
import { buildTeamQuestion } from '../../features/lead/form-block.server';
import { buildTeamSeo } from './seo.server';
import type { Cache, ScreenOf } from '../screen';
import type { OpenSite } from '../../site/open-language.server';

export const teamScreen = { load, cache };

/** Loads the page of an agent or office; null if none exists with this slug. Throws CmsError. */
async function load(context: OpenSite, { slug }: ScreenOf<'team'>) {
  const { table, language } = context;
  const member = await findTeamMember(context, slug);
  if (member === null) return null;
  const view = await buildTeamPage(context, member);
  const { localized } = member.kind === 'agent' ? member.agent : member.office;
  const path = buildTeamPath(table, language, slug);
  const alternates = table.languages.flatMap((code) => {
    const own = localized.find((one) => one.language === code);
    return own ? [{ language: code, path: buildTeamPath(table, code, own.slug) }] : [];
  });
  return {
    view,
    question: buildTeamQuestion(context, member, slug),
    seo: buildTeamSeo(context, { member, view, path, alternates }),
    alternates,
    tags: [cacheTags.team(language), cacheTags.list('sale'), cacheTags.list('rent')],
  };
}

function cache(): Cache {
  return 'plain';
}
