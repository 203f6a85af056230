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
  assignee: string | null;
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
  failedMails: number;
  /** Testimonials that nobody has approved, by the language they are written in. */
  waitingTestimonials: Record<string, number>;
}

/** Who can be given a lead, and who asks. */
export interface Colleagues {
  me: number;
  colleagues: { id: number; name: string }[];
}

/** A moment at which a listing can be visited, and who comes. */
export interface Visit {
  documentId: string;
  start: string;
  end: string;
  capacity: number;
  taken: number;
  active: boolean;
  listing: { documentId: string; reference: string } | null;
  visitors: { documentId: string; name: string; contact: string | null }[];
}

/** What belongs to a lead and stands elsewhere, for the panel beside it. */
export interface LeadDetails {
  email: string | null;
  phone: string | null;
  language: string;
  listing: { documentId: string; reference: string; href: string } | null;
  project: { documentId: string; reference: string } | null;
  assignee: number | null;
  /** The documents asked for, as the visitor saw them. */
  documents: string[];
  /** The hours at which the visitor can be reached, or would like to come. */
  timeSlots: string[];
  appointment: { state: string; start: string | null; end: string | null } | null;
  /** What came with it and staff alone open. */
  files: { id: string; name: string }[];
  testimonial: string | null;
  savedSearch: { documentId: string; state: string } | null;
  mails: MailOfLead[];
  /** How many other leads came from the same address. */
  others: number;
}

interface MailOfLead {
  documentId: string;
  subject: string;
  recipient: string;
  state: string;
  createdAt: string;
  sentAt: string | null;
  lastError: string | null;
}
