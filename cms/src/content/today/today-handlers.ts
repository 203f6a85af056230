import type { Core } from '@strapi/strapi';
import { addAdminRoutes, readPages, type AdminContext } from '../../platform/access/admin-routes';
import { countFailedPlans } from '../scheduling/plan-handlers';
import { listBoard, type BoardCell } from '../languages/list-board';

/** Tasks in content and listings; leads, mails and testimonials are counted in the inbox. */
export interface Today {
  /** Listings on offer without information that the law requires in advertisements. */
  incompleteListings: number;
  /** Those of them that are held back from every outlet until they are complete. */
  heldListings: number;
  /** The rules that they break, the most frequent first. */
  brokenRules: { id: string; count: number }[];
  /** The years to renovate by the settings of each language; empty while they are the same. */
  renovationYears: { language: string; years: number | null }[];
  changedDrafts: number;
  /** Translations whose source has changed since. */
  outdated: number;
  failedPlans: number;
  lastImport: {
    documentId: string;
    outcome: 'done' | 'refused' | 'failed';
    startedAt: string;
    rejected: number;
  } | null;
}

export function addTodayHandlers(strapi: Core.Strapi): void {
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/today',
      right: readPages,
      handle: ({ state }) => findToday(strapi, state),
    },
  ]);
}

interface HomeService {
  queryLastDocuments(query: { sort: string }, isPublishedTypesOnly: boolean): Promise<object[]>;
  addStatusToDocuments(documents: object[]): Promise<object[]>;
  getRecentlyUpdatedDocuments(): Promise<object[]>;
}

/**
 * Limits Strapi's list of recently edited entries to publishable types: leads, mails and
 * imports, which no editor wrote, would displace pages and articles.
 */
export function listEditedContentAlone(strapi: Core.Strapi): void {
  const home = strapi.plugin('content-manager').service('homepage') as HomeService;
  home.getRecentlyUpdatedDocuments = async () => {
    const found = await home.queryLastDocuments({ sort: 'updatedAt:desc' }, true);
    return home.addStatusToDocuments(found);
  };
}

async function findToday(strapi: Core.Strapi, state: AdminContext['state']): Promise<Today> {
  const board = await listBoard(strapi);
  const count = (is: (cell: BoardCell) => boolean): number =>
    board.flatMap(({ cells }) => Object.values(cells)).filter(is).length;
  return {
    incompleteListings: await strapi.db
      .query('api::listing.listing')
      .count({ where: { lawMissing: { $notNull: true } } }),
    heldListings: await strapi.db
      .query('api::listing.listing')
      .count({ where: { heldBack: { $notNull: true } } }),
    brokenRules: await countBrokenRules(strapi),
    renovationYears: await listDifferentYears(strapi),
    changedDrafts: count(({ state }) => state === 'changed'),
    outdated: count(({ isOutdated }) => isOutdated),
    failedPlans: await countFailedPlans(strapi, state),
    lastImport: await findLastImport(strapi),
  };
}

async function countBrokenRules(strapi: Core.Strapi): Promise<Today['brokenRules']> {
  const listings = (await strapi.db
    .connection('listings')
    .whereNotNull('law_rules')
    .pluck('law_rules')) as string[];
  const counts = new Map<string, number>();
  for (const id of listings.flatMap((ids) => ids.split(' '))) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => other.count - one.count || one.id.localeCompare(other.id));
}

/** The law has one number of years; null stands for it. */
async function listDifferentYears(strapi: Core.Strapi): Promise<Today['renovationYears']> {
  const years = (await strapi.db
    .connection('sites')
    .whereNotNull('published_at')
    .orderBy('locale')
    .select({ language: 'locale', years: 'renovation_years' })) as Today['renovationYears'];
  return new Set(years.map((own) => own.years)).size > 1 ? years : [];
}

async function findLastImport(strapi: Core.Strapi): Promise<Today['lastImport']> {
  return (await strapi.db.query('api::import-run.import-run').findOne({
    select: ['documentId', 'outcome', 'startedAt', 'rejected'],
    orderBy: { startedAt: 'desc' },
  })) as Today['lastImport'];
}
