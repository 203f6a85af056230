import type { LoaderFunctionArgs } from '@remix-run/node';
import { guarded } from '../../../cms/page-loader.server';
import { fileNotFound } from '../../../cms/page-headers.server';
import { openOwnerDocument } from '../../../cms/client/open-owner-document.server';
import { openLanguage } from '../../../site/open-language.server';
import { documentOfFile } from '../../../features/portal/documents/documents-view.server';
import { describeHistoryFile } from '../../../features/portal/history/history-view.server';
import { writeHistoryCsv } from '../../../features/portal/history/history-csv.server';
import { loadWholeHistory } from '../../../features/portal/listing-statistics/load-statistics.server';
import { historyOfFile } from '../../../features/portal/listing-statistics/statistics-path';
import { parseStatisticsSearch } from '../../../features/portal/listing-statistics/statistics-search';
import { requireSession } from '../../../site/owner-session.server';
import { isListingId } from '@agency/domain/match-address';

/** Returns a history of one of the owner's listings, or a document; 404 for those of others. */
export const loader = guarded(async ({ request, params }: LoaderFunctionArgs) => {
  const document = documentOfFile(params['file']);
  if (document !== null) {
    return (await openOwnerDocument(await requireSession(request), document)) ?? fileNotFound();
  }
  const history = historyOfFile(params['file']);
  const listing = params['reference'];
  if (history === null || !isListingId(listing)) return fileNotFound();
  const session = await requireSession(request);
  const context = await openLanguage(request);
  const query = new URL(request.url).searchParams;
  const search = { ...parseStatisticsSearch(query), history };
  const rows = await loadWholeHistory({ session, listing }, search, context.language);
  if (rows === null) return fileNotFound();
  return new Response(writeHistoryCsv(context, history, rows), {
    headers: describeHistoryFile(listing, history),
  });
});
