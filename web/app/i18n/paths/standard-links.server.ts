import type { Goal } from '@agency/domain/goals';
import { buildListPath, buildPath } from './build-path';
import type { LanguageContext } from '../language-context.server';
import { projectsKey } from './route-entries';

export function allListingsLink(
  { t, table, language }: LanguageContext,
  goal: Goal,
): { label: string; href: string } {
  return {
    label: t(goal === 'sale' ? 'list.allSale' : 'list.allRent'),
    href: buildListPath(table, language, goal),
  };
}

/** Returns the link to all projects; null on that page itself. */
export function allProjectsLink(
  { t, table, language }: LanguageContext,
  pageKey: string,
): { label: string; href: string } | null {
  if (pageKey === projectsKey) return null;
  return { label: t('project.all'), href: buildPath(table, language, projectsKey) };
}

export function homeCrumb({ table, language }: LanguageContext): { label: string; href: string } {
  return {
    label: table.findEntry('home')?.names[language] ?? '',
    href: buildPath(table, language, 'home'),
  };
}
