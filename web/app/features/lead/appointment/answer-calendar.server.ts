import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import { uncachedHeaders } from '../../../cms/page-headers.server';
import { buildListingPath } from '../../../i18n/paths/build-path';
import { formatCityAsWritten } from '../../../lib/text/city-text';
import type { OpenSite } from '../../../site/open-language.server';

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

type CalendarVisit = {
  /** The lead's id; the invitation in the mail has the same. */
  id: string;
  start: string;
  end: string;
  summary: string;
  location: string;
  /** Absolute address of the listing's page. */
  url: string;
};

const mostOctets = 75;

/** Writes the `.ics` of a visit (RFC 5545), times in UTC. */
export function writeCalendar(visit: CalendarVisit, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Agency site//Visits//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${visit.id}`,
    `DTSTAMP:${writeInstant(now)}`,
    `DTSTART:${writeInstant(new Date(visit.start))}`,
    `DTEND:${writeInstant(new Date(visit.end))}`,
    `SUMMARY:${escapeText(visit.summary)}`,
    `LOCATION:${escapeText(visit.location)}`,
    `URL:${visit.url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function writeInstant(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Folds a line into parts of at most 75 octets (RFC 5545, 3.1), never within a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let [folded, octets] = ['', 0];
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    const isFull = octets + size > mostOctets;
    folded += isFull ? `\r\n ${letter}` : letter;
    octets = isFull ? size + 1 : octets + size;
  }
  return folded;
}
