import type { ImportDifference } from '../listings/import/describe-changes';
import type { ImportReport } from '../listings/import/import-report';

/**
 * Origin of a secret; the environment wins over a stored one. `unreadable`: stored, but
 * encrypted with another ENCRYPTION_KEY.
 */
export type SecretState = 'environment' | 'stored' | 'unreadable' | 'missing';

/** A secret of a source; its value is never shown. */
export interface FeedSecret {
  name: string;
  /** The environment variable that sets it. */
  variable: string;
  isNeeded: boolean;
  state: SecretState;
}

/** A change of a feed: the names of fields, never values. */
export interface FeedChange {
  at: string;
  /** Name of the member of staff; null for a program or a former account. */
  by: string | null;
  act: 'created' | 'changed' | 'secrets' | 'removed';
  fields: string[];
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
  /** A name by staff; null without one. */
  name: string | null;
  kind: string;
  enabled: boolean;
  paused: boolean;
  everyMinutes: number;
  /** A requested run has not started. */
  isAsked: boolean;
  /** True until a run was completed. */
  isFirst: boolean;
  /** True if the columns of its file have to be matched before it can be read. */
  lacksColumns: boolean;
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
  secrets: FeedSecret[];
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
