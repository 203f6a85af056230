import type { Goal } from '@agency/domain/goals';
import { buildListPath, buildPath } from './build-path';
import type { LanguageContext } from '../language-context.server';
import { projectsKey } from './route-entries';

/** Leads to everything for sale, or for rent. */
export function allListingsLink(
  { t, table, language }: LanguageContext,
  goal: Goal,
): { label: string; href: string } {
  return {
    label: t(goal === 'sale' ? 'list.allSale' : 'list.allRent'),
    href: buildListPath(table, language, goal),
  };
}

/** Leads to every project; null on that page itself. */
export function allProjectsLink(
  { t, table, language }: LanguageContext,
  pageKey: string,
): { label: string; href: string } | null {
  if (pageKey === projectsKey) return null;
  return { label: t('project.all'), href: buildPath(table, language, projectsKey) };
}

/** The first step of a breadcrumb trail (MENU-10). */
export function homeCrumb({ table, language }: LanguageContext): { label: string; href: string } {
  return {
    label: table.findEntry('home')?.names[language] ?? '',
    href: buildPath(table, language, 'home'),
  };
}
