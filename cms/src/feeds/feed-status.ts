import type { ImportDifference } from '../listings/import/describe-changes';
import type { ImportReport } from '../listings/import/import-report';

/** An environment variable of a source; its value is never shown. */
export interface FeedVariable {
  name: string;
  isNeeded: boolean;
  isSet: boolean;
}

/**
 * The reference used to verify a kind: recorded responses of the system, its official schema, or
 * only documentation and client libraries.
 */
export type CheckedAgainst =
  | { by: 'answer' | 'schema'; source: string; year: number }
  | { by: 'documentation'; source: string }
  | { by: 'own' }
  /** Files of several makes, made up for the tests. */
  | { by: 'invented' };

export interface AsideFile {
  name: string;
  reason: string;
}

export interface AsideRecord {
  record: string;
  event: string;
  reason: string;
}

/** Status of a source. Times are ISO strings. */
export interface FeedStatus {
  documentId: string;
  key: string;
  kind: string;
  enabled: boolean;
  paused: boolean;
  everyMinutes: number;
  /** A requested run has not started. */
  isAsked: boolean;
  /** Null if it is not read on a schedule. */
  nextRun: string | null;
  waitingEvents: number;
  /** Number of listing URLs that the source refused, with a reason; null if none. */
  refusedAddresses: { count: number; reason: string | null } | null;
  confirmed: number;
  /** Number of its listings on offer. */
  listings: number;
  /** Null for a kind that this version does not support. */
  checkedAgainst: CheckedAgainst | null;
  variables: FeedVariable[];
  /** URL for pushes of the system; null if it cannot push. */
  pushAddress: string | null;
  /** Endings of files that can be uploaded; empty if it reads none. */
  fileEndings: string[];
  /** Names of waiting files, oldest first. */
  waitingFiles: string[];
  /** Unreadable files with reasons. */
  asideFiles: AsideFile[];
  /** Unreadable pushed records with reasons. */
  asideRecords: AsideRecord[];
  lastRun: (ImportReport & { documentId: string }) | null;
}

export interface FailedSource {
  key: string;
  kind: string;
  outcome: ImportReport['outcome'];
  message: string | null;
  startedAt: string;
  /** Number of withdrawals that require confirmation; 0 if that is not the reason. */
  losses: number;
}

export interface FeedTrial {
  report: ImportReport;
  differences: ImportDifference[];
}

export interface FeedLeadStatus {
  source: string;
  state: 'waiting' | 'sent' | 'failed';
  reason: string | null;
  sentAt: string | null;
}
