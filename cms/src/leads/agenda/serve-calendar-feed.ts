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
 * Serves a secret calendar feed (RFC 5545): visits agreed from a month ago on, of one colleague
 * or all. 404 for an unknown URL; responses are not cached.
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
  // Without a name, calendars would show the secret URL.
  context.body = writeCalendar(shown, (await findAgency(strapi, 'nl')).name);
}

/**
 * Reports whether a visit is in a colleague's calendar: as host, or without a host as assignee
 * of a lead.
 */
function isOf({ host, visitors }: Visit, staff: number): boolean {
  if (host) return host.id === staff;
  return visitors.some(({ assignee }) => assignee === staff);
}

function writeCalendar(visits: readonly Visit[], calName: string): string {
  const { error, value } = createEvents(visits.map(describeVisit), {
    productId: '-//Agency site//Visits//EN',
    method: 'PUBLISH',
    // The library escapes only texts of events (RFC 5545, 3.3.11).
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
