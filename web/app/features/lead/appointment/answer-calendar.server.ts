import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import { uncachedHeaders } from '../../../cms/page-headers.server';
import { buildListingPath } from '../../../i18n/paths/build-path';
import { formatCityAsWritten } from '../../../lib/text/city-text';
import type { OpenSite } from '../../../site/open-language.server';
import { writeCalendar, type CalendarVisit } from './visit-calendar';

/** Responds with an event at a listing as a calendar file; `file` is its name without extension. */
export function answerCalendar(
  { language, table, site }: OpenSite,
  { card }: ListingDetailFragment,
  { file, ...moment }: { file: string } & Omit<CalendarVisit, 'location' | 'url'>,
): Response {
  const calendar = writeCalendar(
    {
      ...moment,
      location: [card.address, formatCityAsWritten(card)].filter(Boolean).join(', '),
      url: new URL(buildListingPath(table, language, card), site.origin).href,
    },
    new Date(),
  );
  return new Response(calendar, {
    headers: {
      ...uncachedHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}.ics"`,
    },
  });
}
