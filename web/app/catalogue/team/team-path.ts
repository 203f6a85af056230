import type { Language } from '@agency/domain/languages';
import { buildPath } from '../../i18n/paths/build-path';
import { teamKey } from '../../i18n/paths/route-entries';
import type { RouteTable } from '../../i18n/paths/route-table';

/** AGENT-2: the address of an agent or office below that of the team. */
export function buildTeamPath(table: RouteTable, language: Language, slug: string): string {
  return `${buildPath(table, language, teamKey)}${encodeURIComponent(slug)}/`;
}
