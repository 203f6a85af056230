import type { Colleague } from '../../platform/staff/colleagues';

/** A moment at which a listing can be visited, and who comes. */
export interface Visit {
  documentId: string;
  start: string;
  end: string;
  capacity: number;
  taken: number;
  active: boolean;
  /** What is visited, and where: its address for those who go there, published or not. */
  listing: {
    documentId: string;
    reference: string;
    /** As on the site, in the reader's language; null while it has no page. */
    title: string | null;
    place: string;
    /** The agent whose listing it is. */
    agent: string | null;
  } | null;
  /** Who of the agency shows it. */
  host: Colleague | null;
  visitors: {
    documentId: string;
    name: string;
    contact: string | null;
    /** Who handles the lead. */
    assignee: number | null;
  }[];
}

/** A free moment at which the visit of a lead can be. */
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
  /** Hours to come that a moment of the listing, free or not, or an open house has: none can overlap them. */
  taken: { start: string; end: string }[];
}

/** How a colleague's calendar feed stands; its address is told once, when it is made. */
export interface Feed {
  since: string | null;
  scope: FeedScope;
  address?: string;
}

export type FeedScope = 'own' | 'all';
