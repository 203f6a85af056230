import type { LeadChannel } from '@agency/domain/lead-source';

/** Figures of the leads that were sent in a period; all of them count the same leads. */
export interface ReportFigures {
  leads: number;
  /** Leads with an agreed visit. */
  visits: number;
  /** Offers to buy and applications to rent. */
  offers: number;
  /** Leads that staff answered, called or planned a visit for. */
  answered: number;
  /** Those of them within 24 hours. */
  answeredInDay: number;
  /** Median of the hours until the first answer; null without answers. */
  medianHours: number | null;
}

export interface ReportRow extends ReportFigures {
  /** Name of the source, listing, office or colleague; the Monday of a week. May be empty. */
  name: string;
  channel?: LeadChannel;
  /** Document id of the listing. */
  documentId?: string;
}

export const reportTables = ['sources', 'listings', 'offices', 'colleagues', 'weeks'] as const;
export type ReportTable = (typeof reportTables)[number];

/** A listing on offer with many views and no leads. */
export interface QuietListing {
  documentId: string;
  reference: string;
  name: string;
  views: number;
}

export type Report = Record<ReportTable, ReportRow[]> & {
  first: string;
  last: string;
  total: ReportFigures;
  quietListings: QuietListing[];
  emptySearches: { words: string; searches: number }[];
};
