import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../../platform/database/documents';
import { hideLogin } from '../feed-login';
import { shorten, type ImportReport } from '../import-report';

const RUN = 'api::import-run.import-run';
const KEPT_RUNS = 500;
const SOURCE_LENGTH = 250;

/** Saves the report for the admin, and deletes the oldest beyond 500. */
export async function saveRun(strapi: Core.Strapi, report: ImportReport): Promise<void> {
  const run = await documentsOf(strapi, RUN).create({ data: report });
  const old = (await strapi.db.query(RUN).findMany({
    where: { id: { $lte: Number(run.id) - KEPT_RUNS } },
    select: ['documentId'],
  })) as { documentId: string }[];
  for (const { documentId } of old) await strapi.documents(RUN).delete({ documentId });
}

/** Returns the name of a source in reports: its address without a login. */
export function nameSource(source: string): string {
  return shorten(hideLogin(source), SOURCE_LENGTH);
}
