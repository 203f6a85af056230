import type { PreferredTime } from '@agency/domain/preferred-times';
import type { ActName } from '../history/record-act';
import type { Colleague } from '../../platform/staff/colleagues';

/** A lead as a row of an inbox. */
export interface InboxRow {
  documentId: string;
  createdAt: string;
  kind: string;
  state: string;
  language: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** Reference of the listing or project it is about. */
  about: string | null;
  /** What the listing is called on the site, in the reader's language; null of any other. */
  title: string | null;
  assignee: string | null;
  isRead: boolean;
  /** The day on which somebody looks at it again. */
  followUpOn: string | null;
}

/** One page of the leads that a filter lets through, and how many there are on all. */
export interface InboxPage {
  rows: InboxRow[];
  total: number;
  page: number;
  pageCount: number;
}

/** How many leads wait, per form, and what else asks for somebody. */
export interface InboxCounts {
  /** New leads by the form they came from; a form without any is not here. */
  fresh: Record<string, number>;
  total: number;
  /** Leads to be looked at again, today or before. */
  due: number;
  failedMails: number;
  /** Testimonials that nobody has approved, by the language they are written in. */
  waitingTestimonials: Record<string, number>;
}

/** Who can be given a lead, and who asks. */
export interface Colleagues {
  me: number;
  colleagues: Colleague[];
}

/** Filters that a colleague gave a name, as the address of the inbox has them. */
export interface SavedFilter {
  id: number;
  name: string;
  query: string;
}

/** A line of what a lead says: what it is, and what was given. */
export interface LeadLine {
  label: string;
  value: string;
  href?: string;
}

/** Something that was done with a lead. */
export interface LeadAct {
  id: number;
  at: string;
  act: ActName;
  detail: string;
  /** Who did it; null for the site. */
  staff: string | null;
}

/** A lead as staff read it. */
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
  /** The agency's own words on it, from before there was a history. */
  note: string | null;
  followUpOn: string | null;
  /** Who sent it, what the form asked besides, and what that comes to. */
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
  /** The documents asked for, as the visitor saw them. */
  documents: string[];
  /** The hours at which the visitor can be reached, or would like to come. */
  timeSlots: string[];
  appointment: {
    state: string;
    start: string | null;
    end: string | null;
    /** How often what is agreed has changed. */
    sequence: number;
    wishes: PreferredTime[];
  } | null;
  /** What came with it and staff alone open. */
  files: { id: string; name: string }[];
  testimonial: string | null;
  savedSearch: { documentId: string; state: string } | null;
  mails: MailOfLead[];
  acts: LeadAct[];
  /** How many other leads came from the same person. */
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
