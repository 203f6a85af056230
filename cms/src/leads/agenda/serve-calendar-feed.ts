import type { Core } from '@strapi/strapi';
import { createEvents, type EventAttributes } from 'ics';
import { foldLines } from '../mails/build-invitation';
import { findAgency } from '../../platform/mail/agency';
import type { Visit } from './agenda-responses';
import { findLanguageOf } from '../../platform/validation/reader-language';
import { findFeedBySecret } from './calendar-feed-table';
import { listVisits } from './list-visits';

const dayMs = 24 * 3600 * 1000;
const daysBack = 30;

interface FeedContext {
  params: Record<string, string>;
  status: number;
  body: unknown;
  set(name: string, value: string): void;
}

/**
 * The visits of a secret address as a calendar (RFC 5545, STAFF-5): those agreed from a month ago
 * on, of a colleague or of all. 404 for any other address, which no cache keeps and nobody lists.
 */
export async function serveCalendarFeed(strapi: Core.Strapi, context: FeedContext): Promise<void> {
  context.set('Cache-Control', 'private, no-store');
  context.set('X-Robots-Tag', 'noindex');
  const secret = context.params.secret?.replace(/\.ics$/, '') ?? '';
  const feed = await findFeedBySecret(strapi, secret);
  if (!feed) {
    context.status = 404;
    return;
  }
  const visits = await listVisits(strapi, {
    after: new Date(Date.now() - daysBack * dayMs),
    isTaken: true,
    language: await findLanguageOf(strapi, feed.staff),
  });
  const shown = visits.filter(
    (visit) => visit.visitors.length > 0 && (feed.scope === 'all' || isOf(visit, feed.staff)),
  );
  context.set('Content-Type', 'text/calendar; charset=utf-8');
  // Without a name calendars show the address, which is a secret.
  context.body = writeCalendar(shown, (await findAgency(strapi, 'nl')).name);
}

/** Who shows it has it in their calendar; where nobody is named, who handles a lead of it. */
function isOf({ host, visitors }: Visit, staff: number): boolean {
  if (host) return host.id === staff;
  return visitors.some(({ assignee }) => assignee === staff);
}

function writeCalendar(visits: readonly Visit[], calName: string): string {
  const { error, value } = createEvents(visits.map(describeVisit), {
    productId: '-//Agency site//Visits//EN',
    method: 'PUBLISH',
    // The library escapes texts of events alone (RFC 5545, 3.3.11).
    calName: calName.replace(/[\\;,]/g, '\\$&'),
  });
  if (typeof value !== 'string') throw error ?? new Error('The visits cannot be written.');
  return foldLines(value);
}

function describeVisit({ documentId, start, end, listing, visitors }: Visit): EventAttributes {
  const names = visitors.map(({ name, contact }) => [name, contact].filter(Boolean).join(', '));
  const about = listing?.title ? [listing.reference] : [];
  return {
    uid: documentId,
    start: new Date(start).getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: new Date(end).getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: [listing?.title ?? listing?.reference, visitors.map(({ name }) => name).join(', ')]
      .filter(Boolean)
      .join(' · '),
    ...(listing?.place ? { location: listing.place } : {}),
    description: [...about, ...names].join('\n'),
    status: 'CONFIRMED',
  };
}
