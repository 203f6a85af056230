import { domainToASCII } from 'node:url';
import { createEvent } from 'ics';

const mostOctets = 75;

/** A visit as it is written for a calendar. */
export interface Invitation {
  /** The document id of the lead: the same for every change of the visit. */
  lead: string;
  /** How often the invitation changed. */
  sequence: number;
  isCancelled: boolean;
  /** For the agency's own calendar: nobody is asked whether they come. */
  isOwn?: boolean;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  /** Where the listing is, without its street while that is not published; null when not known. */
  location: string | null;
  /** The page of the listing; absolute. */
  url: string | null;
  organizer: { name: string; email: string };
  /** Null for a visitor without an email address. */
  attendee: { name: string; email: string } | null;
}

/** A file for a mail, as an attachment. */
export interface InvitationFile {
  filename: string;
  contentType: string;
  content: string;
}

/**
 * The `.ics` of a visit (RFC 5545, FORM-14): instants in UTC, so that each calendar shows its own
 * hours; a request, or a cancellation that takes the same visit away. Throws when a value cannot be
 * written for a calendar.
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

/** A name in a calendar cannot hold quotation marks (RFC 5545, 3.1), nor an address other letters. */
function cleanPerson({ name, email }: Invitation['organizer']): Invitation['organizer'] {
  const at = email.lastIndexOf('@');
  const local = encodeURI(email.slice(0, at));
  return {
    name: name.replaceAll('"', '’'),
    email: `${local}@${domainToASCII(email.slice(at + 1))}`,
  };
}

/** Folded where RFC 5545 (3.1) wants it: the package counts letters, and leaves some lines long. */
export function foldLines(calendar: string): string {
  return calendar
    .replace(/\r\n\t/g, '')
    .split('\r\n')
    .map((line) => foldLine(line).join('\r\n '))
    .join('\r\n');
}

/** Pieces of at most 75 octets with the space before them, never within a letter. */
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
