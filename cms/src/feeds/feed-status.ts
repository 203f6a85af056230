import type { ImportDifference } from '../listings/import/describe-changes';
import type { ImportReport } from '../listings/import/import-report';

/** A variable of the environment that a source needs; its value is shown nowhere. */
export interface FeedVariable {
  name: string;
  isNeeded: boolean;
  isSet: boolean;
}

/**
 * The reference that a kind was compared with: recorded answers of the system, its official schema, or its documentation and client
 * libraries alone.
 */
export type CheckedAgainst =
  | { by: 'answer' | 'schema'; source: string; year: number }
  | { by: 'documentation'; source: string }
  | { by: 'own' };

/** A file that was set aside, for the admin. */
export interface AsideFile {
  name: string;
  reason: string;
}

/** A record that was pushed and set aside, for the admin. */
export interface AsideRecord {
  record: string;
  event: string;
  reason: string;
}

/** How a source stands. Instants are ISO texts. */
export interface FeedStatus {
  documentId: string;
  key: string;
  kind: string;
  enabled: boolean;
  paused: boolean;
  everyMinutes: number;
  /** Somebody asked for a run that has not begun. */
  isAsked: boolean;
  /** Null of one that is not read by itself. */
  nextRun: string | null;
  waitingEvents: number;
  /** How many addresses of listings it did not take, and why; null of none. */
  refusedAddresses: { count: number; reason: string | null } | null;
  /** So many withdrawals are confirmed for the next run. */
  confirmed: number;
  /** On offer, of this source. */
  listings: number;
  /** Null for a kind that this version does not have. */
  checkedAgainst: CheckedAgainst | null;
  variables: FeedVariable[];
  /** Where the system pushes to; null of one that is only read. */
  pushAddress: string | null;
  /** Names of files that wait for a run, oldest first. */
  waitingFiles: string[];
  /** Files that could not be read, and why. */
  asideFiles: AsideFile[];
  /** Records that were pushed and could not be read, and why. */
  asideRecords: AsideRecord[];
  lastRun: (ImportReport & { documentId: string }) | null;
}

/** A source whose last run did not write. */
export interface FailedSource {
  key: string;
  kind: string;
  outcome: ImportReport['outcome'];
  message: string | null;
  startedAt: string;
  /** How many withdrawals wait for a confirmation; 0 when that is not why. */
  losses: number;
}

/** What a run would do. */
export interface FeedTrial {
  report: ImportReport;
  differences: ImportDifference[];
}

/** What became of a lead that goes back to a source. */
export interface FeedLeadStatus {
  source: string;
  state: 'waiting' | 'sent' | 'failed';
  reason: string | null;
  sentAt: string | null;
}
