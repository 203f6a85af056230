import { domainToASCII } from 'node:url';
import { createEvent } from 'ics';

const mostOctets = 75;

export interface Invitation {
  /** Document id of the lead, which is the same for every revision of the visit. */
  lead: string;
  sequence: number;
  isCancelled: boolean;
  /** For the agency's own calendar, which asks no one to reply. */
  isOwn?: boolean;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  /** Address of the listing, without the street unless published; null if unknown. */
  location: string | null;
  /** Absolute URL of the listing's page. */
  url: string | null;
  organizer: { name: string; email: string };
  /** Null for a visitor without an email address. */
  attendee: { name: string; email: string } | null;
}

export interface InvitationFile {
  filename: string;
  contentType: string;
  content: string;
}

/**
 * Builds the `.ics` file of a visit (RFC 5545): times in UTC, so that calendars show local ones;
 * a request, or a cancellation of the same visit. Throws if a value is invalid in a calendar.
 */
export function buildInvitation(invitation: Invitation): InvitationFile {
  const { lead, isCancelled, start, end, summary, organizer, attendee } = invitation;
  const method = isCancelled ? 'CANCEL' : invitation.isOwn ? 'PUBLISH' : 'REQUEST';
  const { error, value } = createEvent({
    uid: lead,
    sequence: invitation.sequence,
    method,
    start: start.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: end.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: summary,
    description: invitation.description,
    productId: '-//Agency site//Visits//EN',
    ...(invitation.location ? { location: invitation.location } : {}),
    ...(invitation.url ? { url: invitation.url } : {}),
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    organizer: cleanPerson(organizer),
    attendees: attendee
      ? [{ ...cleanPerson(attendee), role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: false }]
      : [],
  });
  if (value === null) throw error ?? new Error('The visit cannot be written for a calendar.');
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { filename: 'visit.ics', contentType, content: foldLines(value) };
}

/**
 * Removes quotation marks, which names in calendars may not contain (RFC 5545, 3.1), and
 * normalizes the address.
 */
function cleanPerson({ name, email }: Invitation['organizer']): Invitation['organizer'] {
  const at = email.lastIndexOf('@');
  const local = encodeURI(email.slice(0, at));
  return {
    name: name.replaceAll('"', '’'),
    email: `${local}@${domainToASCII(email.slice(at + 1))}`,
  };
}

/**
 * Folds lines at 75 octets (RFC 5545, 3.1): the package counts characters and leaves some too
 * long.
 */
export function foldLines(calendar: string): string {
  return calendar
    .replace(/\r\n\t/g, '')
    .split('\r\n')
    .map((line) => foldLine(line).join('\r\n '))
    .join('\r\n');
}

/**
 * Splits a line into parts of at most 75 octets including the leading space, never within a
 * character.
 */
function foldLine(line: string): string[] {
  const pieces = [''];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > mostOctets) {
      pieces.push('');
      octets = 1;
    }
    pieces[pieces.length - 1] += letter;
    octets += size;
  }
  return pieces;
}
