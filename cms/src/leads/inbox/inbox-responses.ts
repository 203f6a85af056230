import type { LeadChannel, VisitSource } from '@agency/domain/lead-source';
import type { PreferredTime } from '@agency/domain/preferred-times';
import type { ActName } from '../history/record-act';
import type { Colleague } from '../../platform/staff/colleagues';

export interface InboxRow {
  documentId: string;
  createdAt: string;
  kind: string;
  state: string;
  language: string;
  name: string;
  email: string | null;
  phone: string | null;
  about: string | null;
  /** Title of the listing in the reader's language; null without one. */
  title: string | null;
  assignee: string | null;
  isRead: boolean;
  followUpOn: string | null;
  channel: LeadChannel;
  /** Name of the portal, campaign or site; null without one. */
  source: string | null;
}

export interface InboxPage {
  rows: InboxRow[];
  total: number;
  page: number;
  pageCount: number;
}

/** Waiting leads per form, and other pending work. */
export interface InboxCounts {
  /** New leads by form; forms without any are missing. */
  fresh: Record<string, number>;
  total: number;
  /** Leads with a follow-up date of today or earlier. */
  due: number;
  failedMails: number;
  waitingTestimonials: Record<string, number>;
}

export interface Colleagues {
  me: number;
  colleagues: Colleague[];
}

export interface SavedFilter {
  id: number;
  name: string;
  query: string;
}

/** A field of a lead: label and value. */
export interface LeadLine {
  label: string;
  value: string;
  href?: string;
}

export interface LeadAct {
  id: number;
  at: string;
  act: ActName;
  detail: string;
  /** Name of the user; null for the site. */
  staff: string | null;
}

export interface LeadDetails {
  documentId: string;
  kind: string;
  state: string;
  createdAt: string;
  name: string;
  email: string | null;
  phone: string | null;
  language: string;
  message: string | null;
  /** Note from before the history existed. */
  note: string | null;
  followUpOn: string | null;
  channel: LeadChannel;
  source: string | null;
  /** The visit before the form was sent; null if it is unknown. */
  visitSource: VisitSource | null;
  /** Contact details, the other fields of the form, and calculated amounts. */
  person: LeadLine[];
  request: LeadLine[];
  amounts: LeadLine[];
  listing: {
    documentId: string;
    reference: string;
    href: string;
    card: { title: string; place: string; price: string; picture?: { src: string } } | null;
  } | null;
  project: { documentId: string; reference: string } | null;
  assignee: number | null;
  /** Titles of requested documents, as shown to the visitor. */
  documents: string[];
  timeSlots: string[];
  appointment: {
    state: string;
    start: string | null;
    end: string | null;
    sequence: number;
    wishes: PreferredTime[];
  } | null;
  /** Files that only staff can open. */
  files: { id: string; name: string }[];
  testimonial: string | null;
  savedSearch: { documentId: string; state: string } | null;
  mails: MailOfLead[];
  acts: LeadAct[];
  /** Number of other leads of the same person. */
  others: number;
}

interface MailOfLead {
  documentId: string;
  kind: string;
  subject: string;
  text: string;
  recipient: string;
  state: string;
  createdAt: string;
  sentAt: string | null;
  lastError: string | null;
}
