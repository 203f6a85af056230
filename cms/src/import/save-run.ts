import type { Core } from '@strapi/strapi';
import { shorten, type ImportReport } from './import-report';

const RUN = 'api::import-run.import-run';
const KEPT_RUNS = 500;

/** Keeps the report where the agency sees it; the oldest beyond 500 go. */
export async function saveRun(strapi: Core.Strapi, report: ImportReport): Promise<void> {
  const source = shorten(hideCredentials(report.source), 250);
  const run = await strapi.documents(RUN).create({
    data: { ...report, source } as never,
  });
  const old = (await strapi.db.query(RUN).findMany({
    where: { id: { $lte: Number(run.id) - KEPT_RUNS } },
    select: ['documentId'],
  })) as { documentId: string }[];
  for (const { documentId } of old) await strapi.documents(RUN).delete({ documentId });
}

function hideCredentials(source: string): string {
  return source.replace(/^(https?:\/\/)[^/@]+@/i, '$1');
}
