import type { Colleague } from '../../platform/staff/colleagues';

export interface Visit {
  documentId: string;
  start: string;
  end: string;
  capacity: number;
  taken: number;
  active: boolean;
  /** The listing with its address, even if that is not published, for those who go there. */
  listing: {
    documentId: string;
    reference: string;
    /** Title in the reader's language; null without a page. */
    title: string | null;
    place: string;
    agent: string | null;
  } | null;
  host: Colleague | null;
  visitors: {
    documentId: string;
    name: string;
    contact: string | null;
    assignee: number | null;
  }[];
}

export interface FreeMoment {
  id: string;
  start: string;
  end: string;
  free: number;
}

/** When the listing of a lead can be visited. */
export interface VisitHours {
  /** Soonest first. */
  moments: FreeMoment[];
  /** Upcoming times of other slots and open houses, which visits may not overlap. */
  taken: { start: string; end: string }[];
}

/** State of a colleague's calendar feed; its URL is returned only when it is created. */
export interface Feed {
  since: string | null;
  scope: FeedScope;
  address?: string;
}

export type FeedScope = 'own' | 'all';
