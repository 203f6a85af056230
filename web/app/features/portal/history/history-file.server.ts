import { formatIsoDay } from '../../../lib/text/formats';
import type { History } from '../listing-statistics/statistics-search';

/**
 * OWN-5: the headers of a history as a file, named by the listing's reference and today. Nobody keeps
 * it on the way.
 */
export function describeHistoryFile(reference: string, history: History): Record<string, string> {
  const name = `${reference}-${history}-${formatIsoDay(new Date()) ?? ''}.csv`;
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}
